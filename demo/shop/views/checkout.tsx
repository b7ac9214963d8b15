import type { ReactElement } from 'react';
import { formatMoney } from '../pricing/money.ts';
import type { OpenedPayment } from '../repositories/payments.ts';
import type { OrderRow } from '../schema.ts';
import { CardForm, type CardFormProps } from './card-form.tsx';
import { Layout } from './layout.tsx';
import { maskedEmail } from './masked-email.ts';
import { names } from './names.ts';
import { Receipt } from './receipt.tsx';

interface CheckoutProps extends Omit<CardFormProps, 'order'> {
  readonly order: OrderRow;
  readonly payment: Pick<OpenedPayment, 'sessionId' | 'returnUrl'>;
}

interface BackLinkProps {
  readonly returnUrl: string;
  readonly text: string;
  /** Where to go instead, which leads there. */
  readonly href?: string;
}

/** A way back without paying, which says which site it leads to. */
export const BackLink = ({ returnUrl, text, href = returnUrl }: BackLinkProps) => (
  <a className="back" href={href}>
    <span aria-hidden="true">←</span> {`${text} ${new URL(returnUrl).host}`}
  </a>
);

/** A buyer's account says that they cancelled; guests go straight back. */
const CancelLink = ({
  order: { userId },
  payment: { sessionId, returnUrl },
}: Pick<CheckoutProps, 'order' | 'payment'>) => (
  <BackLink
    returnUrl={returnUrl}
    text="Cancel and return to"
    {...(userId === null ? {} : { href: `/checkout/${sessionId}/cancel` })}
  />
);

/** The checkout: what is paid for on one side, the card on the other. */
export function checkoutPage({ order, payment, ...form }: CheckoutProps): ReactElement {
  // What went wrong stands at the card, which on a phone would be below the bill.
  const isSecondTry = form.card !== undefined;
  return (
    <Layout title={form.decline === undefined ? 'Checkout' : 'Payment declined'} width="wide" badge="Test mode">
      <CancelLink order={order} payment={payment} />
      <div className={isSecondTry ? 'columns second-first' : 'columns'}>
        <section aria-labelledby="order-heading" className="summary">
          <h1 id="order-heading">
            <span>Order {order.number}</span>
            {formatMoney(order.total, order.currency)}
          </h1>
          <p className="muted">
            {order.serviceTitle} read by {names(order.voices)}
          </p>
          <Receipt order={order} />
        </section>
        <section aria-labelledby="card-heading" className="panel">
          <h2 id="card-heading">Pay by card</h2>
          <p className="muted">
            Recordings go to <span className="wrap">{maskedEmail(order.email)}</span>
          </p>
          <CardForm order={order} {...form} />
        </section>
      </div>
    </Layout>
  );
}
