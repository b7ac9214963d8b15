import type { ReactElement } from 'react';
import type { OrderProgress, PastOrder } from '../repositories/order-history.ts';
import { Facts, type Fact } from './facts.tsx';
import { Messages } from './messages.tsx';
import { useFormats, useTexts } from './page.tsx';
import { Receipt } from './receipt.tsx';

interface OrderProps {
  readonly order: PastOrder;
}

const Heading = ({ order }: OrderProps) => {
  const { orders: text } = useTexts();
  const { date, money } = useFormats();
  const amount = money(order.total, order.currency);
  return (
    <header>
      <h3 id={`order-${order.number}`}>{text.number(order.number)}</h3>
      <span className={`status ${order.progress}`}>{text.statuses[order.progress].label}</span>
      <p className="muted">
        <time dateTime={order.createdAt.toISOString()}>{date(order.createdAt)}</time>
      </p>
      <p className="amount">
        {amount}
        {/* Some languages write the code itself. */}
        {!amount.includes(order.currency) && <small> {order.currency}</small>}
      </p>
    </header>
  );
};

const ReceiptLink = ({ order }: OrderProps) => {
  const { orders: text } = useTexts();
  return (
    <a href={`/thank-you/${order.token}`}>
      {text.viewReceipt}
      <span className="hidden">{text.ofOrder(order.number)}</span>
    </a>
  );
};

const PayLink = ({ order }: OrderProps) => {
  const { orders: text } = useTexts();
  return (
    <a className="button" href={`/account/orders/${order.number}/pay`}>
      {text.payNow}
      <span className="hidden">{text.thisOrder(order.number)}</span>
    </a>
  );
};

const DiscardLink = ({ order }: OrderProps) => {
  const { orders: text } = useTexts();
  return (
    <a href={`/account/orders/${order.number}/discard`}>
      {text.discard}
      <span className="hidden">{text.thisOrder(order.number)}</span>
    </a>
  );
};

const AgainLink = ({ order }: OrderProps) => {
  const { orders: text } = useTexts();
  return (
    <a href={`/account/orders/${order.number}/again`}>
      {text.orderAgain}
      <span className="hidden">{text.thisOrder(order.number)}</span>
    </a>
  );
};

const payable = new Set<OrderProgress>(['awaiting-payment', 'declined', 'cancelled']);
const discardable = new Set<OrderProgress>([...payable, 'too-old']);

const Actions = ({ order }: OrderProps) => (
  <p className="actions row">
    {order.progress === 'paid' && <ReceiptLink order={order} />}
    {payable.has(order.progress) && <PayLink order={order} />}
    <AgainLink order={order} />
    {discardable.has(order.progress) && <DiscardLink order={order} />}
  </p>
);

/** An order on its buyer's account: how far it is, what was ordered, what it costs, and how to pay it. */
export function PastOrderCard({ order }: OrderProps): ReactElement {
  const { orders: text } = useTexts();
  const { list } = useFormats();
  const names = (named: PastOrder['voices']): string => list(named.map(({ name }) => name));
  const { note } = text.statuses[order.progress];
  const facts: readonly Fact[] = [
    [text.service, order.serviceTitle],
    [text.voice(order.voices.length), names(order.voices)],
    [text.music, names(order.tracks)],
    [text.messages, `${text.messageCount(order.items.length)}, ${text.wordCount(order.totalWordCount)}`],
    [text.partner, order.partner ?? order.referralCode ?? ''],
  ];
  return (
    <article className="panel past-order" aria-labelledby={`order-${order.number}`}>
      <Heading order={order} />
      {note === '' ? null : <p className="muted">{note}</p>}
      <Facts facts={facts} />
      <details>
        <summary>
          {text.messagesAndPrice}
          <span className="hidden">{text.thisOrder(order.number)}</span>
        </summary>
        <Messages items={order.items} voices={order.voices} heading="h4" />
        <Receipt order={order} />
      </details>
      <Actions order={order} />
    </article>
  );
}
