import type { ReactElement } from 'react';
import { formatMoney } from '../pricing/money.ts';
import type { OrderRow, PaymentRow } from '../schema.ts';
import { CardForm, type CardFormProps } from './card-form.tsx';
import { Layout } from './layout.tsx';
import { names } from './names.ts';
import { Receipt } from './receipt.tsx';

interface CheckoutProps extends Omit<CardFormProps, 'order'> {
  readonly order: OrderRow;
  readonly payment: Pick<PaymentRow, 'returnUrl'>;
}

/** A way back without paying, which says which site it leads to. */
export const BackLink = ({ returnUrl, text }: { readonly returnUrl: string; readonly text: string }) => (
  <a className="back" href={returnUrl}>
    <span aria-hidden="true">←</span> {`${text} ${new URL(returnUrl).host}`}
  </a>
);

/** The checkout: what is paid for on one side, the card on the other. */
export function checkoutPage({ order, payment, ...form }: CheckoutProps): ReactElement {
  // What went wrong stands at the card, which on a phone would be below the bill.
  const isSecondTry = form.card !== undefined;
  return (
    <Layout title={form.decline === undefined ? 'Checkout' : 'Payment declined'} width="wide" badge="Test mode">
      <BackLink returnUrl={payment.returnUrl} text="Cancel and return to" />
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
            Recordings go to <span className="wrap">{order.email}</span>
          </p>
          <CardForm order={order} {...form} />
        </section>
      </div>
    </Layout>
  );
}
