import type { ReactElement } from 'react';
import type { ReturnPage } from '../payment/return-url.ts';
import type { OpenedPayment } from '../repositories/payments.ts';
import type { OrderRow } from '../schema/orders.ts';
import { CardForm, FreeForm, type CardFormProps } from './card-form.tsx';
import { BackLink, Layout } from './layout.tsx';
import { isUploaded } from './order-facts.ts';
import { useFormats, useTexts } from './page.tsx';
import { Receipt } from './receipt.tsx';

/** Enough of an email for its owner to check it: `m•••@example.com`. */
export function maskedEmail(email: string): string {
  const [first = ''] = email;
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`;
}

interface CheckoutProps extends Omit<CardFormProps, 'order'> {
  readonly order: OrderRow;
  readonly payment: Pick<OpenedPayment, 'returnUrl'>;
  readonly returnPage: ReturnPage;
  readonly returnSite: string | null;
}

const CancelLink = ({
  payment,
  returnPage,
  returnSite,
}: Pick<CheckoutProps, 'payment' | 'returnPage' | 'returnSite'>) => {
  const { checkout: text } = useTexts();
  const texts = {
    form: text.cancelToForm,
    account: text.cancelToAccount,
    site: returnSite === null ? text.cancelToForm : text.cancelTo(returnSite),
  };
  return <BackLink href={payment.returnUrl} text={texts[returnPage]} />;
};

const Bill = ({ order }: Pick<CheckoutProps, 'order'>) => {
  const text = useTexts();
  const { moneyNamed } = useFormats();
  const names = order.voices.map(({ name }) => name);
  return (
    <section aria-labelledby="order-heading" className="summary">
      <h1 id="order-heading">
        <span>{text.orders.number(order.number)}</span>
        {moneyNamed(order.total, order.currency)}
      </h1>
      {order.isTest ? <p className="note">{text.orders.test}</p> : null}
      <p className="muted">{text.checkout.readBy(order.serviceTitle, names)}</p>
      <Receipt order={order} />
    </section>
  );
};

/** The checkout: the order on one side, the card on the other. */
export function CheckoutPage({ order, payment, returnPage, returnSite, ...form }: CheckoutProps): ReactElement {
  const { account, checkout: text, orders } = useTexts();
  const { money } = useFormats();
  // Screen readers read the title first, and then the field with the focus, which comes after the bill.
  const title = `${text.title} · ${money(order.total, order.currency)}`;
  const isSecondTry = form.card !== undefined;
  const unpaid = isSecondTry ? account.errorTitle(title) : title;
  const isFree = order.total === 0;
  const delivery = isUploaded(order) ? text.recordingByCall : text.recordingsTo(maskedEmail(order.email));
  return (
    <Layout
      title={form.decline === undefined ? unpaid : orders.statuses.declined.label}
      width="wide"
      badge={text.testMode}
      head={
        <>
          {isSecondTry ? <script src="/public/no-resend.js" /> : null}
          {isFree ? null : <script src="/public/card.js" defer />}
          <script src="/public/reload-restored.js" defer />
        </>
      }
    >
      <CancelLink {...{ payment, returnPage, returnSite }} />
      <div className="columns">
        <Bill order={order} />
        <section aria-labelledby="card-heading" className="panel">
          <h2 id="card-heading">{isFree ? text.free : text.payByCard}</h2>
          {order.isTest ? null : <p className="muted wrap">{delivery}</p>}
          {isFree ? <FreeForm /> : <CardForm order={order} {...form} />}
        </section>
      </div>
    </Layout>
  );
}
