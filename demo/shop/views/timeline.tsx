import type { ReactElement } from 'react';
import { readyOf } from '../ordering/turnaround.ts';
import { optionsOn } from '../pricing/options.ts';
import type { OrderProgress, PastOrder } from '../repositories/order-history.ts';
import { useFormats, useTexts } from './page.tsx';

const stopped = new Set<OrderProgress>(['refunded', 'test', 'too-old']);

/** Whether an order is, or can still be, recorded. */
export const hasTimeline = ({ progress }: PastOrder): boolean => !stopped.has(progress);

interface TimelineProps {
  readonly order: PastOrder;
  readonly now: Date;
}

/** The steps of an order: its payment, its proofreading if ordered, its recording, and the day on which it is ready. */
export function Timeline({ order, now }: TimelineProps): ReactElement {
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
  return (
    <ol className="timeline">
      {steps.map(({ name, note }, index) => (
        <li key={name} className={index < done ? 'done' : undefined} aria-current={index === done ? 'step' : undefined}>
          <strong>{name}</strong> <span className="muted">{note}</span>
        </li>
      ))}
    </ol>
  );
}
