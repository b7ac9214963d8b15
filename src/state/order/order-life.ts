import { atom, type WritableAtom } from 'jotai/vanilla';
import type { OrderStep } from '../../domain/order/order-steps.ts';
import { contentOf, isUntouched, type Order } from '../../domain/order/order.ts';
import { isSame } from '../../domain/common/is-same.ts';
import { changeOrderAtom, isUntouchedAtom, orderAtom, prefillAtom } from './order.ts';

/** Counts the orders that an element has held. */
const orderNumberAtom = atom(0);

/**
 * Calls off only what somebody took the signal for: calling off makes an error, an error asks for a stack, and while the
 * script starts the browser reads all of it once more for that.
 */
const orderLifeAtom = atom((get) => {
  get(orderNumberAtom);
  let controller: AbortController | undefined;
  return {
    signal: (): AbortSignal => (controller ??= new AbortController()).signal,
    end: (): void => controller?.abort(),
  };
});

/**
 * The life of the order: whatever is under way for it (a discount, drafts, prices, a payment) takes this signal along, and
 * is called off when another order takes its place.
 */
export const orderSignalAtom = atom((get) => get(orderLifeAtom).signal());

/** An atom whose value belongs to one order: for the next one it is the initial value again. */
export function perOrderAtom<Value>(initial: Value): WritableAtom<Value, [Value], void> {
  const heldAtom = atom<{ readonly of: number | null; readonly value: Value }>({ of: null, value: initial });
  return atom(
    (get) => {
      const held = get(heldAtom);
      return held.of === get(orderNumberAtom) ? held.value : initial;
    },
    (get, set, value: Value) => set(heldAtom, { of: get(orderNumberAtom), value }),
  );
}

/**
 * Puts an order in the place of the one that is there: the one way to do so, for a switch of service, a reset, a saved
 * order, one that was brought along, or another tab's. All that belonged to the old one ends.
 */
export const replaceOrderAtom = atom(null, (get, set, order: Order) => {
  get(orderLifeAtom).end();
  set(orderNumberAtom, get(orderNumberAtom) + 1);
  set(prefillAtom, {});
  set(changeOrderAtom, () => order);
  set(firstAtom, get(orderAtom));
});

/** The order as it was when it took its place. */
const firstAtom = perOrderAtom<Order | null>(null);

/** Whether the buyer has changed the order since it is here. */
export const isBegunAtom = atom((get) => {
  const first = get(firstAtom);
  const isNew = first === null || isUntouched(first);
  return !get(isUntouchedAtom) && (isNew || !isSame(contentOf(first), contentOf(get(orderAtom))));
});

/** The steps of the order that the page was told of; saved with it. */
export const toldStepsAtom = perOrderAtom<readonly OrderStep[]>([]);
