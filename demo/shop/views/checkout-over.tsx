import type { ReactElement } from 'react';
import type { OrderRow, PaymentRow } from '../schema.ts';
import { BackLink } from './checkout.tsx';
import { Layout } from './layout.tsx';

interface CheckoutOverProps {
  readonly order: Pick<OrderRow, 'number' | 'token' | 'userId'>;
  readonly payment: Pick<PaymentRow, 'returnUrl'>;
  readonly reason: 'paid' | 'expired' | 'too-old';
  /** Whether the browser that asks has paid it. */
  readonly isPayer: boolean;
}

type WayOnProps = Pick<CheckoutOverProps, 'order' | 'isPayer'>;

/** The receipt is for the browser that paid, and for the buyer's account. */
const WayOn = ({ order, isPayer }: WayOnProps) => {
  if (!isPayer && order.userId === null) return <p>Its receipt opens in the browser that paid it.</p>;
  return (
    <p>
      <a className="button" href={isPayer ? `/thank-you/${order.token}` : '/account'}>
        {isPayer ? 'See your order' : 'See your account'}
      </a>
    </p>
  );
};

/** A checkout that can't be paid any more, with the way on. */
export function checkoutOverPage({ order, payment, reason, isPayer }: CheckoutOverProps): ReactElement {
  if (reason === 'paid') {
    return (
      <Layout title="Already paid">
        <h1>Order {order.number} is already paid</h1>
        <p>Nothing was charged again.</p>
        <WayOn order={order} isPayer={isPayer} />
      </Layout>
    );
  }
  if (reason === 'too-old') {
    return (
      <Layout title="Order too old">
        <h1>This order can no longer be paid</h1>
        <p>It was not paid in time, and its prices may have changed since. Nothing was charged.</p>
        <p>
          <a className="button" href="/">
            Start a new order
          </a>
        </p>
      </Layout>
    );
  }
  return (
    <Layout title="Checkout expired">
      <h1>This checkout has expired</h1>
      <p>Nothing was charged. Go back to your order and press the payment button again to get a new one.</p>
      <p>
        <BackLink returnUrl={payment.returnUrl} text="Return to" />
      </p>
    </Layout>
  );
}
