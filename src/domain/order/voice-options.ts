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

/** Whether there are selected voices and the shop's list has all of them. */
function areVoicesKnown(order: Order, voices: readonly Voice[]): boolean {
  const ids = chosen(order.voices);
  return ids.length > 0 && ids.every((id) => voices.some((voice) => voice.id === id));
}

function withPossibleOption(order: Order, option: OrderOption, voices: readonly Voice[]): Order {
  const { code } = option;
  const isOffered = voiceWithout(option, order, voices) === undefined;
  const others = order.droppedOptions.filter((dropped) => dropped !== code);
  if (order.options[code] && !isOffered)
    return { ...withOption(code, false)(order), droppedOptions: [...others, code] };
  const isBack = order.droppedOptions.includes(code) && isOffered && areVoicesKnown(order, voices);
  return isBack ? { ...withOption(code, true)(order), droppedOptions: others } : order;
}

/**
 * Adjusts the options of an order to its voices. An option that a voice does not offer is turned off; it is turned on
 * again once all selected voices are known to offer it.
 */
export const withPossibleOptions = (order: Order, voices: readonly Voice[]): Order =>
  orderOptions.reduce((one, option) => withPossibleOption(one, option, voices), order);
