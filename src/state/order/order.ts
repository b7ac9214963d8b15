import { atom } from 'jotai/vanilla';
import { defaultCurrency } from '../../domain/currency.ts';
import { freshOrder, isUntouched, type Order, type OrderChange, type Prefill } from '../../domain/order.ts';
import { withoutImpossibleRush } from '../../domain/rush.ts';
import { defaultService } from '../../domain/services.ts';
import { voicesAtom } from '../catalogue/catalogue.ts';
import { dataOr } from '../catalogue/remote.ts';

/** The whole order. Whoever draws a part of it reads that part (see parts.ts): this atom changes with every key. */
export const orderAtom = atom<Order>(freshOrder(defaultService, defaultCurrency));

/** Changes the order by a function of domain. Rush goes where a chosen voice lacks it (spec.md section 4). */
export const changeOrderAtom = atom(null, (get, set, change: OrderChange) => {
  const changed = change(get(orderAtom));
  set(orderAtom, withoutImpossibleRush(changed, dataOr(get(voicesAtom), [])));
});

/** What the host page has put into the order. */
export const prefillAtom = atom<Prefill>({});

export const isUntouchedAtom = atom((get) => isUntouched(get(orderAtom), get(prefillAtom)));
