import { atom } from 'jotai/vanilla';
import { chosen, type Slots } from '../../domain/order/slots.ts';
import { findPhoneSystem } from '../../domain/phone-systems/phone-systems.ts';
import { tracksAtom, voicesAtom } from '../catalogue/catalogue.ts';
import { dataOr } from '../catalogue/remote.ts';
import { stableAtom } from '../atoms/stable-atom.ts';
import { issuesAtom } from './issues.ts';
import { messageIdsAtom, phoneSystemAtom, trackSlotsAtom, voiceSlotsAtom } from './parts.ts';

interface WithId {
  readonly id: string;
}

/** What is in the slots, of those that the shop has. */
const inSlots = <One extends WithId>(slots: Slots, all: readonly One[]): readonly One[] =>
  chosen(slots).flatMap((id) => all.filter((one) => one.id === id));

/** Whether every slot has a voice that is offered. */
export const areVoicesChosenAtom = atom((get) => !get(issuesAtom).some(({ code }) => code.startsWith('voice-')));

/** The chosen voices' names in the order of their slots; none while a slot is empty. */
export const chosenVoicesAtom = stableAtom((get) => {
  const slots = get(voiceSlotsAtom);
  return slots.includes(null) ? [] : inSlots(slots, dataOr(get(voicesAtom), [])).map(({ name }) => name);
});

/** The chosen tracks' titles in the order of their slots. */
export const chosenTracksAtom = stableAtom((get) =>
  inSlots(get(trackSlotsAtom), dataOr(get(tracksAtom), [])).map(({ title }) => title),
);

/** How many messages there are once nothing is missing in any; 0 before. */
export const finishedMessagesAtom = atom((get) =>
  get(issuesAtom).some(({ code }) => /^(?:message|style)-/u.test(code)) ? 0 : get(messageIdsAtom).length,
);

/** The chosen phone system, where it is one that is offered. */
export const chosenPhoneSystemAtom = atom((get) => findPhoneSystem(get(phoneSystemAtom)));
