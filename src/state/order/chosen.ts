import { atom } from 'jotai/vanilla';
import { chosen, type Slots } from '../../domain/order/slots.ts';
import { listedVoicesAtom } from '../catalogue/catalogue.ts';
import { stableAtom } from '../atoms/stable-atom.ts';
import { issuesAtom } from './issues.ts';
import { messageIdsAtom, voiceSlotsAtom } from './parts.ts';

interface WithId {
  readonly id: string;
}

/** The items in the slots that the shop still has. */
export const inSlots = <One extends WithId>(slots: Slots, all: readonly One[]): readonly One[] =>
  chosen(slots).flatMap((id) => all.filter((one) => one.id === id));

/** Whether every slot has a voice that is offered. */
export const areVoicesChosenAtom = atom((get) => !get(issuesAtom).some(({ code }) => code.startsWith('voice-')));

/** The names of the selected voices in slot order; empty while a slot is empty. */
export const chosenVoicesAtom = stableAtom((get) => {
  const slots = get(voiceSlotsAtom);
  return slots.includes(null) ? [] : inSlots(slots, get(listedVoicesAtom)).map(({ name }) => name);
});

/** The number of messages once none is missing anything; otherwise 0. */
export const finishedMessagesAtom = atom((get) =>
  get(issuesAtom).some(({ code }) => /^(?:message|style)-/u.test(code)) ? 0 : get(messageIdsAtom).length,
);
