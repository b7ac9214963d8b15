import { atom } from 'jotai/vanilla';
import { defaultCurrency } from '../../domain/currency.ts';
import { freshOrder, isUntouched, type Order, type OrderChange, type Prefill } from '../../domain/order.ts';
import { voiceWithoutRush } from '../../domain/rush.ts';
import { defaultService } from '../../domain/services.ts';
import { voicesAtom } from '../catalogue/catalogue.ts';
import { dataOr } from '../catalogue/remote.ts';
import { notifyAtom } from '../notices/notices.ts';

/** The whole order. Whoever draws a part of it reads that part (see parts.ts): this atom changes with every key. */
export const orderAtom = atom<Order>(freshOrder(defaultService, defaultCurrency));

/** Whether rush was chosen, and dropped for a voice's sake: it is offered again once all voices have it. */
export const isRushDroppedAtom = atom(false);

/**
 * Changes the order by a function of domain. Rush goes where a chosen voice lacks it (docs/behaviour.md, States), and
 * the buyer is told which one.
 */
export const changeOrderAtom = atom(null, (get, set, change: OrderChange) => {
  const changed = change(get(orderAtom));
  const name = voiceWithoutRush(changed, dataOr(get(voicesAtom), []))?.name;
  const isDropped = changed.rushProduction && name !== undefined;
  set(orderAtom, isDropped ? { ...changed, rushProduction: false } : changed);
  if (changed.rushProduction) set(isRushDroppedAtom, isDropped);
  if (isDropped) set(notifyAtom, { tone: 'warning', notice: { key: 'rushDropped', name }, isLong: true });
});

/** What the host page has put into the order. */
export const prefillAtom = atom<Prefill>({});

export const isUntouchedAtom = atom((get) => isUntouched(get(orderAtom), get(prefillAtom)));
