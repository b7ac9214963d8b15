import type { ReactElement } from 'react';
import { formatMoney } from '../pricing/money.ts';
import type { OrderProgress, PastOrder } from '../repositories/order-history.ts';
import { Facts } from './facts.tsx';
import { Messages } from './messages.tsx';
import { names } from './names.ts';
import { Receipt } from './receipt.tsx';

const statuses: Readonly<Record<OrderProgress, { readonly label: string; readonly note: string }>> = {
  paid: { label: 'Paid', note: '' },
  'awaiting-payment': { label: 'Awaiting payment', note: 'Recording starts when this order is paid.' },
  confirming: { label: 'Payment being confirmed', note: 'Your bank is working on it. There is nothing for you to do.' },
  'too-old': { label: 'Not paid in time', note: 'Its prices may have changed since. Please start a new order.' },
  declined: { label: 'Payment declined', note: 'Nothing was charged. You can try again, also with another card.' },
  cancelled: { label: 'Payment cancelled', note: 'Nothing was charged. You can still pay this order.' },
};

/** The studio's own day, wherever the shop runs. */
const dates = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'America/Toronto' });

const counted = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

const Heading = ({ order }: { readonly order: PastOrder }) => (
  <header>
    <h2 id={`order-${order.number}`}>Order {order.number}</h2>
    <span className={`status ${order.progress}`}>{statuses[order.progress].label}</span>
    <p className="muted">
      <time dateTime={order.createdAt.toISOString()}>{dates.format(order.createdAt)}</time>
    </p>
    <p className="amount">
      {formatMoney(order.total, order.currency)} <small>{order.currency}</small>
    </p>
  </header>
);

const ReceiptLink = ({ order }: { readonly order: PastOrder }) => (
  <a href={`/thank-you/${order.token}`}>
    View receipt<span className="hidden"> of order {order.number}</span>
  </a>
);

const PayLink = ({ order }: { readonly order: PastOrder }) => (
  <a className="button" href={`/account/orders/${order.number}/pay`}>
    Pay now<span className="hidden">: order {order.number}</span>
  </a>
);

const AgainLink = ({ order }: { readonly order: PastOrder }) => (
  <a href={`/account/orders/${order.number}/again`}>
    Order again<span className="hidden">: order {order.number}</span>
  </a>
);

const Actions = ({ order }: { readonly order: PastOrder }) => (
  <p className="actions row">
    {order.progress === 'paid' && <ReceiptLink order={order} />}
    {order.progress !== 'paid' && order.progress !== 'confirming' && order.progress !== 'too-old' && (
      <PayLink order={order} />
    )}
    <AgainLink order={order} />
  </p>
);

/** An order on its buyer's account: how far it is, what was ordered, what it costs, and how to pay it. */
export function PastOrderCard({ order }: { readonly order: PastOrder }): ReactElement {
  const { note } = statuses[order.progress];
  const facts = [
    ['Service', order.serviceTitle],
    [order.voices.length > 1 ? 'Voices' : 'Voice', names(order.voices)],
    ['Music', names(order.tracks)],
    ['Messages', `${counted(order.items.length, 'message')}, ${counted(order.totalWordCount, 'word')}`],
    ['Ordered through', order.partner ?? order.referralCode ?? ''],
  ] as const;
  return (
    <article className="panel past-order" aria-labelledby={`order-${order.number}`}>
      <Heading order={order} />
      {note === '' ? null : <p className="muted">{note}</p>}
      <Facts facts={facts} />
      <details>
        <summary>Messages and price</summary>
        <Messages items={order.items} />
        <Receipt order={order} />
      </details>
      <Actions order={order} />
    </article>
  );
}
