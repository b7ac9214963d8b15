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
const ContinueLink = ({ order, isPayer }: Pick<CheckoutOverProps, 'order' | 'isPayer'>) => {
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

const AlreadyPaid = ({ order, isPayer, payment, returnPage }: Omit<CheckoutOverProps, 'reason'>) => {
  const { checkout: text } = useTexts();
  return (
    <Layout title={text.alreadyPaid} width="narrow">
      <div className="panel notice">
        <h1>{text.alreadyPaidHeading(order.number)}</h1>
        <p className="muted">{text.notAgain}</p>
        <ContinueLink order={order} isPayer={isPayer} />
        {returnPage === 'site' && (
          <BackLink href={payment.returnUrl} text={text.returnTo(new URL(payment.returnUrl).host)} />
        )}
      </div>
    </Layout>
  );
};

/** A checkout that can't be paid any more, with a link to continue. */
export function CheckoutOverPage({ order, payment, returnPage, reason, isPayer }: CheckoutOverProps): ReactElement {
  const { checkout: text, site } = useTexts();
  if (reason === 'paid') return <AlreadyPaid {...{ order, payment, returnPage, isPayer }} />;
  const { host } = new URL(payment.returnUrl);
  const texts = { form: site.toOrderForm, account: text.seeAccount, site: text.returnTo(host) };
  const { title, heading, note } = text.over[reason];
  return (
    <Layout title={title} width="narrow">
      <div className="panel notice">
        <h1>{heading}</h1>
        <p className="muted">{note}</p>
        <p>
          {reason === 'too-old' ? (
            <a className="button" href="/">
              {text.startNew}
            </a>
          ) : (
            <BackLink href={payment.returnUrl} text={texts[returnPage]} />
          )}
        </p>
      </div>
    </Layout>
  );
}
