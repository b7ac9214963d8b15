import { atom } from 'jotai/vanilla';
import { readersOf } from '../../domain/order/reader.ts';
import { chosen } from '../../domain/order/slots.ts';
import { voiceNameAtom } from '../catalogue/catalogue.ts';
import { stableAtom } from '../atoms/stable-atom.ts';
import { orderAtom } from './order.ts';

const readersAtom = stableAtom((get) => readersOf(get(orderAtom)));

/**
 * The voices that share the messages, with the numbers of the messages that each reads; empty if there is only one
 * voice.
 */
export const sharedMessagesAtom = stableAtom((get) => {
  const readers = get(readersAtom);
  const nameOf = get(voiceNameAtom);
  if (readers.length === 0) return [];
  return chosen(get(orderAtom).voices).map((id) => ({
    id,
    name: nameOf(id) ?? id,
    numbers: readers.flatMap((reader, index) => (reader === id ? [index + 1] : [])),
  }));
});

/** The reader of a message, by its index; undefined if there is only one voice. Create it once per card. */
export const readerNameAtom = (index: number) =>
  atom((get) => get(sharedMessagesAtom).find(({ numbers }) => numbers.includes(index + 1))?.name);
