import type { Voice } from '../catalogue/voice.ts';

/** The fields of a shop's turnaround (docs/contract.md, On the wire) that an option can select. */
export type OptionDays = 'rushDays';

/** The properties of an order option. Form and shop iterate over the rows. */
interface OptionRow {
  /** Its name in a saved order, on the wire and in the texts (`orderOptions`). */
  readonly code: string;
  /** The name of its price in a service's rate (docs/behaviour.md, Data). */
  readonly rate: string;
  /** The code of its line in a price (docs/contract.md, On the wire). */
  readonly line: string;
  /** Its icon in the bar, as an SVG path on 24 × 24. */
  readonly icon: string;
  /**
   * Whether every shop offers it. Other options are offered by services whose rate includes them, because shops refuse
   * unknown fields.
   */
  readonly isStandard: boolean;
  /** The turnaround of an order with it. If missing, the option does not change the ready date. */
  readonly days?: OptionDays;
  /** Whether a voice offers it. If missing, all voices do. */
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

/** All options, in display order. */
export const orderOptions: readonly OrderOption[] = rows;

/** Creates a record with a value for each option. */
export function forEachOption<Value>(valueOf: (option: OrderOption) => Value): Readonly<Record<OptionCode, Value>> {
  const entries = orderOptions.map((option) => [option.code, valueOf(option)] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rows have all the codes
  return Object.fromEntries(entries) as Readonly<Record<OptionCode, Value>>;
}
