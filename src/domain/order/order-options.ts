import type { Voice } from '../catalogue/voice.ts';

/** The business days in a shop's turnaround (docs/contract.md, On the wire) that an option can shorten an order to. */
export type OptionDays = 'rushDays';

/** What sets an option of an order apart. Form and shop iterate over the rows. */
interface OptionRow {
  /** Its name in an order, saved or on the wire, and in the texts (`orderOptions`). */
  readonly code: string;
  /** The name of its price in a service's rate (docs/behaviour.md, Data). */
  readonly rate: string;
  /** The code of its line in a price (docs/contract.md, On the wire). */
  readonly line: string;
  /** The drawing in the bar, as an SVG path on 24 × 24. */
  readonly icon: string;
  /** Whether every shop offers it. Others are offered by services whose rate names them: shops refuse what they don't know. */
  readonly isStandard: boolean;
  /** How long an order with it takes. Without this, it does not change the day on which an order is ready. */
  readonly days?: OptionDays;
  /** Whether a voice offers it. Without this, all do. */
  readonly voiceOffers?: (voice: Pick<Voice, 'rushOrderUnavailable'>) => boolean;
}

const rows = [
  {
    code: 'proofReading',
    rate: 'proofReading',
    line: 'proof-reading',
    icon: 'M5 18 9.5 6 14 18M6.5 14h6M14.5 15.5l2 2 4-4.5',
    isStandard: true,
  },
  {
    code: 'rush',
    rate: 'rushProduction',
    line: 'rush',
    icon: 'M13 3 5 13.5h6L10.5 21 19 10h-6z',
    isStandard: true,
    days: 'rushDays',
    voiceOffers: ({ rushOrderUnavailable }) => !rushOrderUnavailable,
  },
] as const satisfies readonly OptionRow[];

type Row = (typeof rows)[number];
export type OptionCode = Row['code'];

/** An option of an order. */
export type OrderOption = OptionRow & Pick<Row, 'code' | 'rate' | 'line'>;

/** All options, in the order in which they are shown. */
export const orderOptions: readonly OrderOption[] = rows;

/** Makes a record that has something for each option. */
export function forEachOption<Value>(valueOf: (option: OrderOption) => Value): Readonly<Record<OptionCode, Value>> {
  const entries = orderOptions.map((option) => [option.code, valueOf(option)] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rows have all the codes
  return Object.fromEntries(entries) as Readonly<Record<OptionCode, Value>>;
}
