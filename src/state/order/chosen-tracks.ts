import { stableAtom } from '../atoms/stable-atom.ts';
import { tracksAtom } from '../catalogue/catalogue.ts';
import { dataOr } from '../catalogue/remote.ts';
import { inSlots } from './chosen.ts';
import { trackSlotsAtom } from './parts.ts';

/** The titles of the selected tracks in slot order. Only the desk shows them. */
export const chosenTracksAtom = stableAtom((get) =>
  inSlots(get(trackSlotsAtom), dataOr(get(tracksAtom), [])).map(({ title }) => title),
);
