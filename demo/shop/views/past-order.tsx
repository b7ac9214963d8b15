import type { ReactElement } from 'react';
import { readyOf } from '../ordering/turnaround.ts';
import { optionsOn } from '../pricing/options.ts';
import type { OrderProgress, PastOrder } from '../repositories/order-history.ts';
import { Facts, type Fact } from './facts.tsx';
import { Messages } from './messages.tsx';
import { useFormats, useTexts } from './page.tsx';
import { Receipt } from './receipt.tsx';

const stopped = new Set<OrderProgress>(['refunded', 'test', 'too-old']);

/** Whether an order is, or can still be, recorded. */
const hasTimeline = ({ progress }: PastOrder): boolean => !stopped.has(progress);

interface OrderProps {
  readonly order: PastOrder;
}

interface PastOrderProps extends OrderProps {
  readonly now: Date;
}

/** The steps of an order: its payment, its proofreading if ordered, its recording, and the day on which it is ready. */
function Timeline({ order, now }: PastOrderProps): ReactElement {
  const { orders: text } = useTexts();
  const { date, day, list } = useFormats();
  const { paidAt, voices, lines } = order;
  const isProofread = optionsOn(lines).some(({ code }) => code === 'proofReading');
  const { day: ready, days } = readyOf(order);
  const steps = [
    { name: text.payment, note: paidAt === null ? '' : date(paidAt) },
    ...(isProofread ? [{ name: text.proofreading, note: '' }] : []),
    { name: text.recording, note: list(voices.map(({ name }) => name)) },
    ready === null ? { name: text.ready, note: text.within(days) } : { name: text.readyBy, note: day(ready) },
  ];
  const isOver = ready !== null && new Date(ready) < now;
  const done = isOver ? steps.length : Number(paidAt !== null);
  // Whether the studio has begun is not known here, and an order can be refunded until then.
  const current = paidAt === null ? 0 : null;
  return (
    <ol className="timeline">
      {steps.map(({ name, note }, index) => (
        <li
          key={name}
          className={index < done ? 'done' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <strong>{name}</strong> <span className="muted">{note}</span>
        </li>
      ))}
    </ol>
  );
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

interface ActionProps {
  readonly href: string;
  readonly text: string;
  /** The order, for those who can't see the context of the link. */
  readonly about: string;
  readonly isMain?: boolean;
}

const Action = ({ href, text, about, isMain = false }: ActionProps) => (
  <a className={isMain ? 'button' : undefined} href={href}>
    {text}
    <span className="hidden">{about}</span>
  </a>
);

const payable = new Set<OrderProgress>(['awaiting-payment', 'declined', 'cancelled']);
const discardable = new Set<OrderProgress>([...payable, 'too-old']);

const Actions = ({ order: { number, token, status, progress } }: OrderProps) => {
  const { orders: text } = useTexts();
  const path = `/account/orders/${number}`;
  const about = text.thisOrder(number);
  return (
    <p className="actions row">
      {status === 'paid' && (
        <Action href={`/thank-you/${token}`} text={text.viewReceipt} about={text.ofOrder(number)} />
      )}
      {payable.has(progress) && <Action href={`${path}/pay`} text={text.payNow} about={about} isMain />}
      <Action href={`${path}/again`} text={text.orderAgain} about={about} />
      {discardable.has(progress) && <Action href={`${path}/discard`} text={text.discard} about={about} />}
    </p>
  );
};

/** An order in its buyer's account: its status, content and price, and the link to pay. */
export function PastOrderCard({ order, now }: PastOrderProps): ReactElement {
  const { orders: text } = useTexts();
  const { list } = useFormats();
  const names = (named: PastOrder['voices']): string => list(named.map(({ name }) => name));
  const note = order.isTest ? text.test : text.statuses[order.progress].note;
  const facts: readonly Fact[] = [
    [text.service, order.serviceTitle],
    // The timeline names them too.
    [text.voice(order.voices.length), hasTimeline(order) ? '' : names(order.voices)],
    [text.music, names(order.tracks)],
    [text.messages, `${text.messageCount(order.items.length)}, ${text.wordCount(order.totalWordCount)}`],
    [text.partner, order.partner ?? order.referralCode ?? ''],
  ];
  return (
    <article className="panel past-order" aria-labelledby={`order-${order.number}`}>
      <Heading order={order} />
      {note === '' ? null : <p className="muted">{note}</p>}
      {hasTimeline(order) ? <Timeline order={order} now={now} /> : null}
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
