import { limits } from '../common/limits.ts';
import type { Order } from './order.ts';
import { serviceRules } from './services.ts';
import { chosen, fillSlot, removeSlot, toggleSlot } from './slots.ts';

/** Puts a voice into a slot (docs/behaviour.md, States). It takes over the messages of the voice that was there. */
export function chooseVoice(order: Order, index: number, id: string): Order {
  const before = order.voices[index] ?? null;
  const isReader = before !== null && order.messages.some(({ voice }) => voice === before);
  return {
    ...order,
    voices: fillSlot(order.voices, index, id),
    ...(isReader && { messages: order.messages.map((one) => (one.voice === before ? { ...one, voice: id } : one)) }),
  };
}

/**
 * Whether another voice slot can be added: the service allows several, the limit is not reached, and no slot is empty.
 */
export function canAddVoiceSlot({ serviceType, voices }: Order): boolean {
  return serviceRules[serviceType].hasSeveralVoices && voices.length < limits.maxVoices && !voices.includes(null);
}

/** Adds a voice slot, if that is allowed. */
export function addVoiceSlot(order: Order): Order {
  return canAddVoiceSlot(order) ? { ...order, voices: [...order.voices, null] } : order;
}

/** Removes a voice slot; the first one stays (docs/behaviour.md, On screen). */
export function removeVoiceSlot(order: Order, index: number): Order {
  return index === 0 ? order : { ...order, voices: removeSlot(order.voices, index) };
}

/** Puts a track into a slot, or removes it if the slot already contains it (docs/behaviour.md, States). */
export function toggleTrack(order: Order, index: number, id: string): Order {
  return { ...order, tracks: toggleSlot(order.tracks, index, id) };
}

/** Whether another track slot can be added: the limit is not reached, and no slot is empty. */
export function canAddTrackSlot({ tracks }: Order): boolean {
  return tracks.length < limits.maxTracks && !tracks.includes(null);
}

/** Adds a track slot, if that is allowed. */
export function addTrackSlot(order: Order): Order {
  return canAddTrackSlot(order) ? { ...order, tracks: [...order.tracks, null] } : order;
}

/** Removes a track slot. Music is optional, so the last one can be removed too. */
export function removeTrackSlot(order: Order, index: number): Order {
  return { ...order, tracks: removeSlot(order.tracks, index) };
}

/**
 * Whether the seconds of music between messages can be set: there is a track and at least two messages
 * (docs/behaviour.md, On screen).
 */
export function canSetMusicSeconds(order: Order): boolean {
  return chosen(order.tracks).length > 0 && order.messages.length >= 2;
}
