import { limits } from './limits.ts';
import type { Order } from './order.ts';
import { chosen, fillSlot, removeSlot, toggleSlot } from './slots.ts';

/** Puts a voice into a slot (spec.md section 4, "Voice selection"). */
export function chooseVoice(order: Order, index: number, id: string): Order {
  return { ...order, voices: fillSlot(order.voices, index, id) };
}

/** Opens another voice slot; on-hold only, and only where none is empty. */
export function addVoiceSlot(order: Order): Order {
  const isFull = order.voices.length >= limits.maxVoices || order.voices.includes(null);
  return order.serviceType !== 'moh' || isFull ? order : { ...order, voices: [...order.voices, null] };
}

/** Removes a voice slot; the first one stays (spec.md section 2). */
export function removeVoiceSlot(order: Order, index: number): Order {
  return index === 0 ? order : { ...order, voices: removeSlot(order.voices, index) };
}

/** Puts a track into a slot, or takes it out of the slot that already holds it (spec.md section 4). */
export function toggleTrack(order: Order, index: number, id: string): Order {
  return { ...order, tracks: toggleSlot(order.tracks, index, id) };
}

/** Opens another track slot, where none is empty. */
export function addTrackSlot(order: Order): Order {
  const isFull = order.tracks.length >= limits.maxTracks || order.tracks.includes(null);
  return isFull ? order : { ...order, tracks: [...order.tracks, null] };
}

/** Removes a track slot. Music is optional, so the last one may go too. */
export function removeTrackSlot(order: Order, index: number): Order {
  return { ...order, tracks: removeSlot(order.tracks, index) };
}

/** Whether the seconds of music between messages can be chosen: a track and two messages (spec.md section 2). */
export function canSetMusicSeconds(order: Order): boolean {
  return chosen(order.tracks).length > 0 && order.messages.length >= 2;
}
