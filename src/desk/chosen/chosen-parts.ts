import { atom } from 'jotai/vanilla';
import { findPhoneSystem } from '../../domain/phone-systems/phone-systems.ts';
import { stableAtom } from '../../state/atoms/stable-atom.ts';
import { tracksAtom } from '../../state/catalogue/catalogue.ts';
import { dataOr } from '../../state/catalogue/remote.ts';
import { inSlots } from '../../state/order/chosen.ts';
import { phoneSystemAtom, trackSlotsAtom } from '../../state/order/parts.ts';

/** The titles of the selected tracks in slot order. */
export const chosenTracksAtom = stableAtom((get) =>
  inSlots(get(trackSlotsAtom), dataOr(get(tracksAtom), [])).map(({ title }) => title),
);

/** The selected phone system, if it is offered. */
export const chosenPhoneSystemAtom = atom((get) => findPhoneSystem(get(phoneSystemAtom)));
