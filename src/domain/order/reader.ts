import type { Order } from './order.ts';
import { serviceRules } from './service-types.ts';
import { chosen } from './slots.ts';

/** The voices that share the messages of an order, if it has several. */
export function sharing({ serviceType, voices }: Pick<Order, 'serviceType' | 'voices'>): readonly string[] {
  const ids = serviceRules[serviceType].hasSeveralVoices ? chosen(voices) : [];
  return ids.length > 1 ? ids : [];
}

type Readers = Pick<Order, 'serviceType' | 'voices' | 'messages'>;

/** Whether the buyer has chosen who reads a message of an order with several voices. */
export function areReadersNamed(order: Readers): boolean {
  const ids = sharing(order);
  return order.messages.some(({ voice }) => ids.some((id) => id === voice));
}

/**
 * The reader of each message of an order with several voices, by id: the voice that the buyer has chosen, otherwise the
 * voices take turns. A voice that is no longer selected reads nothing. Empty if the order has one voice.
 */
export function readersOf(order: Readers): readonly string[] {
  const ids = sharing(order);
  return order.messages.flatMap(({ voice }, index) => ids.find((id) => id === voice) ?? ids[index % ids.length] ?? []);
}

/**
 * The note for the studio after the style of a message (docs/contract.md, Settled), such as `Voice: Emma.`; empty if the
 * name is unknown.
 */
export const readerNote = (name: string | undefined): string => (name === undefined ? '' : `Voice: ${name}.`);

/**
 * Splits a style as sent to the studio into the style and the named voice; the pronunciations must be removed before.
 */
export function withoutReader(sent: string, names: readonly string[]) {
  const name = names.length > 1 ? names.find((one) => sent.endsWith(readerNote(one))) : undefined;
  const style = name === undefined ? sent : sent.slice(0, -readerNote(name).length).replace(/ $/u, '');
  return { style, name: name ?? null };
}

/**
 * The voices that share the messages of an order, with the numbers, from 1, of the messages that each reads; empty if the
 * order has one voice. `nameOf` returns the name of a voice, if the list has loaded.
 */
export function sharedMessages(order: Readers, nameOf: (id: string) => string | undefined) {
  const readers = readersOf(order);
  return sharing(order).map((id) => ({
    id,
    name: nameOf(id) ?? id,
    numbers: readers.flatMap((reader, index) => (reader === id ? [index + 1] : [])),
  }));
}
