import type { Visit } from '../visit/visit.ts';

/** The measurements of a visit. Times in ms, memory in bytes. */
export type Metric =
  | 'visible'
  | 'first-paint'
  | 'blocking'
  | 'start-task'
  | 'start-style'
  | 'start-heap'
  | 'usable-task'
  | 'mount-growth'
  | 'heap'
  | `${'key' | 'tab' | 'voice' | 'add' | 'summary'}-${'task' | 'paint'}`
  | `long-${'key' | 'tab' | 'voice'}-${'task' | 'longest'}`;

export type Measures = Partial<Readonly<Record<Metric, number>>>;

/** Something that a buyer does, measured. */
export interface Step {
  /** Its name for `--only`. */
  readonly name: string;
  /** The written messages that there must be before it. */
  readonly messages: number;
  readonly measure: (visit: Visit) => Promise<Measures>;
}
