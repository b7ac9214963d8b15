import { atom, type Getter } from 'jotai/vanilla';
import { toJson } from '../../domain/common/json.ts';
import { offeredServicesAtom } from '../host/settings.ts';
import { storage } from '../host/storage.ts';
import { readSavedOrder, type SavedOrder } from './saved-order.ts';

/** The order in progress that a carried order replaced: kept beside it until the buyer decides. */
export const asideAtom = atom<SavedOrder | null>(null);

const asideOf = (key: string): string => `${key}:aside`;

const readAside = (get: Getter, key: string) => readSavedOrder(storage.text(asideOf(key)), get(offeredServicesAtom));

/** Finds the order that was set aside beside the order with a key. */
export const findAsideAtom = atom(null, (get, set, key: string) => {
  const found = readAside(get, key);
  set(asideAtom, typeof found === 'string' ? null : found);
});

interface Aside {
  /** The key of the order beside which it is kept; null if nothing is saved. */
  readonly key: string | null;
  readonly order: SavedOrder | null;
}

/** Stores an order beside another one; null removes it. Orders that are not ours to change stay. */
export const storeAsideAtom = atom(null, (get, _set, { key, order }: Aside) => {
  if (key === null || readAside(get, key) === 'foreign') return;
  if (order === null) storage.remove(asideOf(key));
  else storage.write(asideOf(key), toJson(order));
});

/** Sets an order aside until the buyer decides; null removes it. */
export const setAsideAtom = atom(null, (_get, set, aside: Aside) => {
  set(asideAtom, aside.order);
  set(storeAsideAtom, aside);
});
