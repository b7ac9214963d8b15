import { limits } from '../common/limits.ts';
import type { Order } from './order.ts';
import { serviceRules } from './service-types.ts';

/**
 * The voices and tracks of an order are in numbered slots: `Voice #1`, `Track #2`. A slot contains an id, or null if
 * nothing is selected. Every function returns a new list.
 */
export type Slots = readonly (string | null)[];

/** The ids in the slots, without the empty slots. */
export function chosen(slots: Slots): readonly string[] {
  return slots.filter((id) => id !== null);
}

/** The items in the slots, without those that the shop no longer has. */
export const itemsIn = <Item extends { readonly id: string }>(slots: Slots, items: readonly Item[]): readonly Item[] =>
  chosen(slots).flatMap((id) => items.filter((item) => item.id === id));

const withFilled = (slots: Slots, index: number, id: string): Slots =>
  (slots.length === 0 ? [null] : slots).map((held, at) => (at === index ? id : held));

/** Puts a voice into a slot (docs/behaviour.md, States). It takes over the messages of the voice that was there. */
export function chooseVoice(order: Order, index: number, id: string): Order {
  const before = order.voices[index] ?? null;
  const isReader = before !== null && order.messages.some(({ voice }) => voice === before);
  return {
    ...order,
    voices: withFilled(order.voices, index, id),
    ...(isReader && { messages: order.messages.map((one) => (one.voice === before ? { ...one, voice: id } : one)) }),
  };
}

/** The tracks of an order, if its service has music. */
export const tracksOf = ({ serviceType, tracks }: Order): readonly string[] =>
  serviceRules[serviceType].hasMusic ? chosen(tracks) : [];

/** The fields of an order that consist of slots. */
export type SlotField = 'voices' | 'tracks';

/**
 * Whether another slot can be added: no slot is empty, the limit is not reached, and for voices, the service allows
 * several.
 */
export function canAddSlot(order: Order, field: SlotField): boolean {
  const maxVoices = serviceRules[order.serviceType].hasSeveralVoices ? limits.maxVoices : 1;
  const most = field === 'voices' ? maxVoices : limits.maxTracks;
  return order[field].length < most && !order[field].includes(null);
}

/** Adds a slot, if that is allowed. */
export const addSlot = (order: Order, field: SlotField): Order =>
  canAddSlot(order, field) ? { ...order, [field]: [...order[field], null] } : order;

/** Removes a slot. The first voice stays (docs/behaviour.md, On screen); music is optional. */
export const removeSlotAt = (order: Order, field: SlotField, index: number): Order =>
  field === 'voices' && index === 0 ? order : { ...order, [field]: order[field].toSpliced(index, 1) };

/** Puts a track into a slot, or removes it if the slot already contains it (docs/behaviour.md, States). */
export function toggleTrack(order: Order, index: number, id: string): Order {
  const { tracks } = order;
  return { ...order, tracks: tracks[index] === id ? tracks.toSpliced(index, 1) : withFilled(tracks, index, id) };
}

/**
 * Whether the seconds of music between messages can be set: there is a track and at least two messages
 * (docs/behaviour.md, On screen).
 */
export function canSetMusicSeconds(order: Order): boolean {
  return chosen(order.tracks).length > 0 && order.messages.length >= 2;
}
