import { atom, type WritableAtom } from 'jotai/vanilla';
import type { OrderStep } from '../../domain/order/order-steps.ts';
import { contentOf, isUntouched, type Order } from '../../domain/order/order.ts';
import { isSame } from '../../domain/common/json.ts';
import { changeOrderAtom, isUntouchedAtom, orderAtom, prefillAtom } from './order.ts';

/** The number of orders that an element has had so far. */
const orderNumberAtom = atom(0);

const orderLifeAtom = atom((get) => {
  get(orderNumberAtom);
  return new AbortController();
});

/**
 * The lifetime of the order: all its pending work (discount, drafts, prices, payment) uses this signal, and is aborted
 * when another order replaces it.
 */
export const orderSignalAtom = atom((get) => get(orderLifeAtom).signal);

/** An atom whose value belongs to one order: for the next order, it is reset to the initial value. */
export function perOrderAtom<Value>(initial: Value): WritableAtom<Value, [Value], void> {
  const heldAtom = atom({ of: 0, value: initial });
  return atom(
    (get) => {
      const held = get(heldAtom);
      return held.of === get(orderNumberAtom) ? held.value : initial;
    },
    (get, set, value: Value) => set(heldAtom, { of: get(orderNumberAtom), value }),
  );
}

/**
 * Replaces the order. This is the only way to do so: for a service switch, a reset, a saved or carried order, or
 * another tab's order. All work of the old order ends.
 */
export const replaceOrderAtom = atom(null, (get, set, order: Order) => {
  // A reason prevents an error with a stack, for which the browser would parse the whole script again.
  get(orderLifeAtom).abort('replaced');
  set(orderNumberAtom, get(orderNumberAtom) + 1);
  set(prefillAtom, {});
  set(changeOrderAtom, () => order);
  set(firstAtom, get(orderAtom));
});

/** The order as it was when it became current. */
const firstAtom = perOrderAtom<Order | null>(null);

/** Whether the buyer has changed the order since it became current. */
export const isBegunAtom = atom((get) => {
  const first = get(firstAtom);
  const isNew = first === null || isUntouched(first);
  return !get(isUntouchedAtom) && (isNew || !isSame(contentOf(first), contentOf(get(orderAtom))));
});

/** The steps of the order that were reported to the page; saved with it. */
export const toldStepsAtom = perOrderAtom<readonly OrderStep[]>([]);
