import { atom } from 'jotai/vanilla';
import { toJson } from '../../domain/common/json.ts';
import { offeredServicesAtom } from '../host/settings.ts';
import { storage } from '../host/storage.ts';
import { readSavedOrder, type SavedOrder } from './saved-order.ts';

/** The order in progress that one which the buyer brought along took the place of: kept beside it until they decide. */
export const asideAtom = atom<SavedOrder | null>(null);

const asideOf = (key: string): string => `${key}:aside`;

/** Finds what was set aside beside the order with a key. */
export const findAsideAtom = atom(null, (get, set, key: string) => {
  const found = readSavedOrder(storage.text(asideOf(key)), get(offeredServicesAtom));
  set(asideAtom, typeof found === 'string' ? null : found);
});

interface Aside {
  /** The key of the order that it is kept beside; null where nothing is saved. */
  readonly key: string | null;
  readonly order: SavedOrder | null;
}

/** Sets an order aside, or with null none any more. What is not ours to touch stays there. */
export const setAsideAtom = atom(null, (get, set, { key, order }: Aside) => {
  set(asideAtom, order);
  if (key === null || readSavedOrder(storage.text(asideOf(key)), get(offeredServicesAtom)) === 'foreign') return;
  if (order === null) storage.remove(asideOf(key));
  else storage.write(asideOf(key), toJson(order));
});
