import type { ReactElement } from 'react';
import type { ReturnPage } from '../payment/return-url.ts';
import type { OrderRow, PaymentRow } from '../schema/orders.ts';
import { BackLink, Layout } from './layout.tsx';
import { useTexts } from './page.tsx';

export type OverReason = 'paid' | 'discarded' | 'expired' | 'too-old';

interface CheckoutOverProps {
  readonly order: Pick<OrderRow, 'number' | 'token' | 'userId'>;
  readonly payment: Pick<PaymentRow, 'returnUrl'>;
  readonly returnPage: ReturnPage;
  readonly reason: OverReason;
  /** Whether the requesting browser has paid it. */
  readonly isPayer: boolean;
}

/** The receipt is for the browser that paid, and for the buyer's account. */
const ReceiptLink = ({ order, isPayer }: Pick<CheckoutOverProps, 'order' | 'isPayer'>) => {
  const { checkout: text } = useTexts();
  if (!isPayer && order.userId === null) return <p>{text.otherBrowser}</p>;
  return (
    <p>
      <a className="button" href={isPayer ? `/thank-you/${order.token}` : '/account'}>
        {isPayer ? text.seeOrder : text.seeAccount}
      </a>
    </p>
  );
};

/** The way on: the receipt, a new order, or the page that the buyer came from. */
const Links = ({ order, payment, returnPage, reason, isPayer }: CheckoutOverProps) => {
  const { checkout: text, site } = useTexts();
  const toSite = text.returnTo(new URL(payment.returnUrl).host);
  const texts = { form: site.toOrderForm, account: text.seeAccount, site: toSite };
  const back = <BackLink href={payment.returnUrl} text={texts[returnPage]} />;
  if (reason === 'expired' || reason === 'discarded') return <p>{back}</p>;
  if (reason === 'paid') {
    return (
      <>
        <ReceiptLink order={order} isPayer={isPayer} />
        {returnPage === 'site' && back}
      </>
    );
  }
  return (
    <p>
      <a className="button" href="/">
        {text.startNew}
      </a>
    </p>
  );
};

/** A checkout that can't be paid any more, with a link to continue. */
export function CheckoutOverPage(props: CheckoutOverProps): ReactElement {
  const { checkout: text } = useTexts();
  const paid = { title: text.alreadyPaid, heading: text.alreadyPaidHeading(props.order.number), note: text.notAgain };
  const { title, heading, note } = props.reason === 'paid' ? paid : text.over[props.reason];
  return (
    <Layout title={title} width="narrow">
      <div className="panel notice">
        <h1>{heading}</h1>
        <p className="muted">{note}</p>
        <Links {...props} />
      </div>
    </Layout>
  );
}
