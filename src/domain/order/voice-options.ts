import type { Voice } from '../catalogue/voice.ts';
import type { Order } from './order.ts';
import { orderOptions, type OptionCode, type OrderOption } from './order-options.ts';
import { chosen } from './slots.ts';

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
