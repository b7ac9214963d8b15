import { atom } from 'jotai/vanilla';
import {
  addSlot,
  canAddSlot,
  chooseVoice,
  removeSlotAt,
  toggleTrack,
  type SlotField,
} from '../../domain/order/order-slots.ts';
import { changeOrderAtom, orderAtom } from './order.ts';
import { perOrderAtom } from './order-life.ts';

/** The atoms of the slots of voices or tracks. */
function slotAtoms(field: SlotField) {
  /** The slot that the next pick fills; the derived atom keeps it within the list. */
  const pickedAtom = perOrderAtom(0);
  const currentAtom = atom(
    (get) => Math.max(0, Math.min(get(pickedAtom), get(orderAtom)[field].length - 1)),
    (_get, set, slot: number) => set(pickedAtom, slot),
  );
  const canAddAtom = atom((get) => canAddSlot(get(orderAtom), field));
  /** Adds a slot, which becomes the current one. */
  const addAtom = atom(null, (get, set) => {
    set(changeOrderAtom, (order) => addSlot(order, field));
    set(pickedAtom, get(orderAtom)[field].length - 1);
  });
  /** Removes a slot; the current slot stays current. */
  const removeAtom = atom(null, (get, set, index: number) => {
    if (index < get(currentAtom)) set(pickedAtom, get(currentAtom) - 1);
    set(changeOrderAtom, (order) => removeSlotAt(order, field, index));
  });
  return { currentAtom, canAddAtom, addAtom, removeAtom };
}

export type SlotAtoms = ReturnType<typeof slotAtoms>;

export const voiceSlots = slotAtoms('voices');
export const trackSlots = slotAtoms('tracks');

/** Puts a voice into the current slot. */
export const chooseVoiceAtom = atom(null, (get, set, id: string) => {
  const slot = get(voiceSlots.currentAtom);
  set(changeOrderAtom, (order) => chooseVoice(order, slot, id));
});

/** Puts a track into the current slot, or removes it from the slot. */
export const toggleTrackAtom = atom(null, (get, set, id: string) => {
  const slot = get(trackSlots.currentAtom);
  set(changeOrderAtom, (order) => toggleTrack(order, slot, id));
});
