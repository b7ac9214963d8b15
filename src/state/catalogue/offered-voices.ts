import { atom } from 'jotai/vanilla';
import type { IsOffered } from '../../domain/order/order-rules.ts';
import { voicesOffered } from '../../domain/catalogue/voice.ts';
import { brandingAtom, listedVoicesAtom, voicesAtom } from './catalogue.ts';
import { dataOr } from './remote.ts';

/** The time when the catalogue was read, in milliseconds; absences are compared with it. */
export const readAtAtom = atom((get) => {
  get(voicesAtom);
  return Date.now();
});

/** The voices in the picker (docs/behaviour.md, States). */
export const offeredVoicesAtom = atom((get) => {
  const permitted = dataOr(get(brandingAtom), null)?.permittedVoiceIds;
  return voicesOffered(get(listedVoicesAtom), permitted, get(readAtAtom));
});

/** Returns whether a voice can be ordered now. */
export const isOfferedAtom = atom((get): IsOffered => {
  if (get(voicesAtom).status !== 'ready' || get(brandingAtom).status === 'loading') return null;
  const ids = new Set(get(offeredVoicesAtom).map((voice) => voice.id));
  return (id) => ids.has(id);
});
