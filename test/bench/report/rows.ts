import { slowed, unslowed, type Condition } from '../conditions.ts';
import type { Metric } from '../steps/step.ts';

/** The target of a measure: at most so many times the bare form's value, or at most an absolute value. */
type Aim = { readonly ratio: number } | { readonly most: number };

/** A line of the table. */
export interface Row {
  readonly label: string;
  readonly metric: Metric;
  /** The bare form's measure for the comparison, if it is a different one. */
  readonly against?: Metric;
  readonly unit: 'ms' | 'kB';
  readonly conditions: readonly Condition[];
  readonly aim?: Aim;
  /** The only condition that the aim is for, if it is not for all. */
  readonly aimIn?: Condition;
}

const both = [unslowed, slowed] as const;
const ms = { unit: 'ms', conditions: both } as const;
const kB = { unit: 'kB', conditions: [unslowed] } as const;
const long = { unit: 'ms', conditions: [slowed] } as const;
const quarterMore = { ratio: 1.25 };
const notFelt = { most: 100 };

/** All lines, in order. A measure without visits has no line. */
export const rows: readonly Row[] = [
  { label: 'start: first paint', metric: 'first-paint', ...ms },
  { label: 'start: visible', metric: 'visible', ...ms, aim: { ratio: 1.1 }, aimIn: slowed },
  { label: 'start: total blocking time', metric: 'blocking', ...ms, aim: quarterMore, aimIn: slowed },
  { label: 'start: main thread until visible', metric: 'usable-task', ...ms, aim: { ratio: 1.2 }, aimIn: slowed },
  { label: 'start: main thread', metric: 'start-task', ...ms },
  { label: 'start: style and layout', metric: 'start-style', ...ms, aim: { ratio: 1.5 } },
  { label: 'a key: main thread', metric: 'key-task', ...ms, aim: quarterMore },
  { label: 'a key: to paint, 98th percentile', metric: 'key-paint', ...ms, aim: quarterMore },
  { label: 'Male/Female: main thread', metric: 'tab-task', ...ms, aim: quarterMore },
  { label: 'Male/Female: to paint', metric: 'tab-paint', ...ms },
  { label: 'a voice: main thread', metric: 'voice-task', ...ms },
  { label: 'a voice: to paint', metric: 'voice-paint', ...ms },
  { label: 'a message more: main thread', metric: 'add-task', ...ms },
  { label: 'a message more: to paint', metric: 'add-paint', ...ms },
  { label: 'the summary: main thread', metric: 'summary-task', ...ms },
  { label: 'the summary: to paint', metric: 'summary-paint', ...ms },
  {
    label: 'a voice, to the bare form’s Male/Female',
    metric: 'voice-task',
    against: 'tab-task',
    ...ms,
    aim: quarterMore,
  },
  { label: 'a message more, to the same', metric: 'add-task', against: 'tab-task', ...ms, aim: quarterMore },
  { label: 'the summary, to the same', metric: 'summary-task', against: 'tab-task', ...ms, aim: quarterMore },
  { label: 'heap: at the start', metric: 'start-heap', ...kB, aim: { ratio: 1.6 } },
  { label: 'heap: with 20 messages', metric: 'heap', ...kB, aim: { ratio: 1.6 } },
  { label: 'growth by each mount and unmount', metric: 'mount-growth', ...kB, aim: { most: 1 } },
  { label: 'long, a key: longest task', metric: 'long-key-longest', ...long, aim: notFelt },
  { label: 'long, a key: main thread', metric: 'long-key-task', ...long },
  { label: 'long, Male/Female: longest task', metric: 'long-tab-longest', ...long, aim: notFelt },
  { label: 'long, Male/Female: main thread', metric: 'long-tab-task', ...long },
  { label: 'long, a voice: longest task', metric: 'long-voice-longest', ...long, aim: notFelt },
  { label: 'long, a voice: main thread', metric: 'long-voice-task', ...long },
];
