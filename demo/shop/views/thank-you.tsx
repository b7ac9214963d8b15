import type { ReactElement } from 'react';
import type { Seller } from '../config.ts';
import type { PaidReturn } from '../payment/return-url.ts';
import type { StoredOrder } from '../repositories/orders.ts';
import { AccountOffer, type OfferState } from './register.tsx';
import { Facts } from './facts.tsx';
import { Layout, type Visitor } from './layout.tsx';
import { Messages } from './messages.tsx';
import { billingFacts } from './billing-facts.ts';
import { nextSteps, orderFacts } from './order-facts.ts';
import { useFormats, usePage, useTexts } from './page.tsx';
import { Receipt } from './receipt.tsx';
import { studioEmail } from './shop-name.ts';

interface ThankYouProps {
  readonly order: StoredOrder;
  readonly seller: Seller;
  readonly visitor: Visitor;
  readonly paidReturn: PaidReturn | null;
  readonly offer?: OfferState | undefined;
}

type OrderProps = Pick<ThankYouProps, 'order'>;

const Steps = ({ order }: OrderProps) => {
  const { orders: text } = useTexts();
  return (
    <ol className="steps">
      {[text.stepKeep, ...nextSteps(order, usePage().language)].map((step) => (
        <li key={step} className="wrap">
          {step}
        </li>
      ))}
    </ol>
  );
};

const Questions = ({ order }: OrderProps) => {
  const { orders: text } = useTexts();
  const [before, after] = text.questions;
  const subject = encodeURIComponent(text.number(order.number));
  return (
    <p className="questions">
      {before}
      <a href={`mailto:${studioEmail}?subject=${subject}`}>{studioEmail}</a>
      {after}
    </p>
  );
};

const PaidHeading = ({ order, paidReturn }: Pick<ThankYouProps, 'order' | 'paidReturn'>) => {
  const { orders: text, checkout, site } = useTexts();
  const { moneyNamed } = useFormats();
  const paid = order.isTest ? text.test : text.isPaid(order.number, moneyNamed(order.total, order.currency));
  const own = { form: site.toOrderForm, account: checkout.seeAccount, site: site.toOrderForm };
  return (
    <div className="hero">
      <svg viewBox="0 0 48 48" className="tick" aria-hidden="true">
        <circle cx="24" cy="24" r="24" />
        <path d="m14 25 7 7 13-15" />
      </svg>
      <h1>{text.thankYou(order.firstName)}</h1>
      <p>{order.refundedAt === null ? paid : text.statuses.refunded.note}</p>
      {paidReturn === null ? null : (
        <p>
          <a className="button quiet wrap" href={paidReturn.url}>
            {paidReturn.name === null ? own[paidReturn.to] : checkout.backTo(paidReturn.name)}
          </a>
        </p>
      )}
    </div>
  );
};

const WaitingHeading = ({ order }: OrderProps) => {
  const { orders: text } = useTexts();
  return (
    <div className="hero">
      <h1>{text.confirming(order.number)}</h1>
      <p>{text.confirmingNote}</p>
    </div>
  );
};

/** Whether a visitor is offered an account with what they typed for a paid order. */
export const canHaveAccount = (order: StoredOrder, visitor: Visitor): boolean =>
  order.userId === null && visitor === 'guest' && order.status === 'paid' && !order.isTest;

const Ordered = ({ order, visitor, offer }: Omit<ThankYouProps, 'seller' | 'paidReturn'>) => {
  const { orders: text } = useTexts();
  return (
    <div>
      {order.refundedAt === null && !order.isTest ? (
        <section className="panel">
          <h2>{text.next}</h2>
          <Steps order={order} />
          <Questions order={order} />
        </section>
      ) : null}
      {canHaveAccount(order, visitor) ? <AccountOffer order={order} {...offer} /> : null}
      <section className="panel">
        <h2>{text.yours}</h2>
        <Facts facts={orderFacts(order, usePage().language)} />
        <Messages items={order.items} voices={order.voices} heading="h3" />
      </section>
    </div>
  );
};

const ReceiptPanel = ({ order, seller }: Pick<ThankYouProps, 'order' | 'seller'>) => {
  const { orders: text } = useTexts();
  const isPaid = order.status === 'paid';
  return (
    <section className="panel receipt-panel">
      <h2>{isPaid ? text.receipt : text.amount}</h2>
      <Facts facts={billingFacts(order, seller, usePage().language)} />
      <Receipt order={order} />
      {isPaid ? (
        <p className="actions row">
          <button type="button" className="quiet" data-print hidden>
            {text.print}
          </button>
        </p>
      ) : null}
    </section>
  );
};

const LookAgain = () => (
  <>
    <script src="/public/confirming.js" type="module" />
    <noscript>
      <meta httpEquiv="refresh" content="5" />
    </noscript>
  </>
);

/**
 * A buyer's order after checkout: bill, next steps, messages. Reloads its status every few seconds until it is paid.
 */
export function ThankYouPage({ order, seller, visitor, paidReturn, offer }: ThankYouProps): ReactElement {
  const { orders: text, account } = useTexts();
  const isPaid = order.status === 'paid';
  const head = (
    <>
      <meta name="robots" content="noindex" />
      {isPaid ? <script src="/public/print.js" type="module" /> : <LookAgain />}
    </>
  );
  return (
    <Layout
      title={offer === undefined ? text.number(order.number) : account.errorTitle(text.number(order.number))}
      width="wide"
      badge={order.isTest ? text.statuses.test.label : undefined}
      head={head}
      visitor={visitor}
    >
      {isPaid ? <PaidHeading order={order} paidReturn={paidReturn} /> : <WaitingHeading order={order} />}
      <div className="columns">
        <Ordered order={order} visitor={visitor} offer={offer} />
        <ReceiptPanel order={order} seller={seller} />
      </div>
    </Layout>
  );
}
