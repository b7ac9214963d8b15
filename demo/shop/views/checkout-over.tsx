import type { ReactElement } from 'react';
import type { OrderRow, PaymentRow } from '../schema.ts';
import { BackLink } from './checkout.tsx';
import { Layout } from './layout.tsx';

interface CheckoutOverProps {
  readonly order: Pick<OrderRow, 'number' | 'token'>;
  readonly payment: Pick<PaymentRow, 'returnUrl'>;
  readonly reason: 'paid' | 'expired';
}

/** A checkout that can't be paid any more, with the way on. */
export function checkoutOverPage({ order, payment, reason }: CheckoutOverProps): ReactElement {
  if (reason === 'paid') {
    return (
      <Layout title="Already paid">
        <h1>Order {order.number} is already paid</h1>
        <p>Nothing was charged again.</p>
        <p>
          <a className="button" href={`/thank-you/${order.token}`}>
            See your order
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
