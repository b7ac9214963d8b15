import { recordOf } from '../common/json.ts';
import type { Voice } from '../catalogue/voice.ts';
import type { Order } from './order.ts';
import { chosen } from './slots.ts';

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
export const forEachOption = <Value>(valueOf: (option: OrderOption) => Value) =>
  recordOf(orderOptions, ({ code }) => code, valueOf);

/** Turns an option of an order on or off. */
export const withOption =
  (code: OptionCode, isChosen: boolean) =>
  (order: Order): Order => ({ ...order, options: { ...order.options, [code]: isChosen } });

/** The first selected voice that does not offer an option; one is enough to refuse it (docs/contract.md, Settled). */
export function voiceWithout({ voiceOffers }: OrderOption, order: Order, voices: readonly Voice[]): Voice | undefined {
  if (voiceOffers === undefined) return undefined;
  const ids = new Set(chosen(order.voices));
  return voices.find((voice) => ids.has(voice.id) && !voiceOffers(voice));
}

/** The options that a selected voice does not offer. */
export const withheldOptions = (order: Order, voices: readonly Voice[]): readonly OptionCode[] =>
  orderOptions.filter((option) => voiceWithout(option, order, voices) !== undefined).map(({ code }) => code);

/** The order without the options that a selected voice does not offer (docs/behaviour.md, States). */
export const withoutWithheldOptions = (order: Order, voices: readonly Voice[]): Order =>
  withheldOptions(order, voices)
    .filter((code) => order.options[code])
    .reduce((one, code) => withOption(code, false)(one), order);
