import { atom } from 'jotai/vanilla';
import {
  addTrackSlot,
  addVoiceSlot,
  canAddTrackSlot,
  canAddVoiceSlot,
  chooseVoice,
  removeTrackSlot,
  removeVoiceSlot,
  toggleTrack,
} from '../../domain/order/order-slots.ts';
import { changeOrderAtom, orderAtom } from './order.ts';
import { perOrderAtom } from './order-life.ts';
import { trackSlotsAtom, voiceSlotsAtom } from './parts.ts';

/** The slot that the next pick fills; the derived atoms keep it within the list. */
const pickedVoiceSlotAtom = perOrderAtom(0);
const pickedTrackSlotAtom = perOrderAtom(0);

export const currentVoiceSlotAtom = atom(
  (get) => Math.min(get(pickedVoiceSlotAtom), get(voiceSlotsAtom).length - 1),
  (_get, set, slot: number) => set(pickedVoiceSlotAtom, slot),
);

export const currentTrackSlotAtom = atom(
  (get) => Math.max(0, Math.min(get(pickedTrackSlotAtom), get(trackSlotsAtom).length - 1)),
  (_get, set, slot: number) => set(pickedTrackSlotAtom, slot),
);

/** Puts a voice into the current slot. */
export const chooseVoiceAtom = atom(null, (get, set, id: string) => {
  const slot = get(currentVoiceSlotAtom);
  set(changeOrderAtom, (order) => chooseVoice(order, slot, id));
});

/** Puts a track into the current slot, or removes it from the slot. */
export const toggleTrackAtom = atom(null, (get, set, id: string) => {
  const slot = get(currentTrackSlotAtom);
  set(changeOrderAtom, (order) => toggleTrack(order, slot, id));
});

export const canAddVoiceSlotAtom = atom((get) => canAddVoiceSlot(get(orderAtom)));
export const canAddTrackSlotAtom = atom((get) => canAddTrackSlot(get(orderAtom)));

/** Adds a slot, which becomes the current one. */
export const addVoiceSlotAtom = atom(null, (get, set) => {
  set(changeOrderAtom, addVoiceSlot);
  set(pickedVoiceSlotAtom, get(voiceSlotsAtom).length - 1);
});

export const addTrackSlotAtom = atom(null, (get, set) => {
  set(changeOrderAtom, addTrackSlot);
  set(pickedTrackSlotAtom, get(trackSlotsAtom).length - 1);
});

/** Removes a slot; the current slot stays current. */
export const removeVoiceSlotAtom = atom(null, (get, set, index: number) => {
  if (index < get(currentVoiceSlotAtom)) set(pickedVoiceSlotAtom, get(currentVoiceSlotAtom) - 1);
  set(changeOrderAtom, (order) => removeVoiceSlot(order, index));
});

export const removeTrackSlotAtom = atom(null, (get, set, index: number) => {
  if (index < get(currentTrackSlotAtom)) set(pickedTrackSlotAtom, get(currentTrackSlotAtom) - 1);
  set(changeOrderAtom, (order) => removeTrackSlot(order, index));
});
