import { checkoutAtom, isProcessingAtom, isSentAtom } from '../../src/state/checkout/checkout-state.ts';
import { isUserMissingAtom } from '../../src/state/buyer/load-user.ts';
import { isCatalogueMissingAtom } from '../../src/state/catalogue/catalogue.ts';
import { draftingAtom } from '../../src/state/drafting/drafting-form.ts';
import { arePricesUnavailableAtom, pricesAtom } from '../../src/state/prices/price-atoms.ts';
import { pass } from '../unit/helpers/fake-shop.ts';
import { calls, type Call, type CallName } from './calls.ts';
import type { Fault } from './faults.ts';
import type { FaultyShop } from './faulty-shop.ts';
import { fillIn, heldBy, logIn, openForm, review, type RunningForm } from './order-form.ts';

/** What the buyer sees of a fault: toasts by their keys, and notices in the form until it is fixed. */
function seenIn({ store, noticed }: RunningForm): string {
  const status = store.get(draftingAtom).status;
  const standing = {
    unreachable: store.get(isCatalogueMissingAtom) || store.get(isUserMissingAtom),
    outdated: store.get(arePricesUnavailableAtom),
    addressRefused: store.get(pricesAtom).status === 'refused',
    sent: store.get(isSentAtom) && store.get(checkoutAtom).step === 'sent',
    [`in the modal: ${status.kind === 'error' ? status.failure : ''}`]: status.kind === 'error',
    busy: store.get(isProcessingAtom) && store.get(checkoutAtom).step === 'paying',
  };
  const names = Object.entries(standing).flatMap(([name, stands]) => (stands ? [name] : []));
  return [...noticed, ...names].join(', ');
}

/** Long enough for all retries; with calls that hang, until each of them times out. */
const aWhile = 5000;
const untilGivenUp = { drafting: 260_000, others: 95_000 } as const;
const hanging = new Set<Fault>(['timeout', 'stalled', 'after 60 s', '429 seconds', '429 date']);

/** Lets a call of the buyer fail, and then succeed. */
export async function meet(shop: FaultyShop, name: CallName, fault: Fault) {
  const call: Call = calls[name];
  const breakDown = (): void => void (shop.fault = { line: call.line, name: fault });
  const isTwice = fault === 'twice' || fault === 'out of order';
  let before = 0;
  if (call.act === undefined) breakDown();
  const form = openForm(shop, call.isUser ?? false);
  fillIn(form);
  await pass(1000);
  if (call.act !== undefined) {
    review(form);
    before = shop.count(call.line);
    breakDown();
    void call.act(form);
    if (isTwice) void call.act(form);
    await pass(9000);
  } else await pass(8000);
  const tries = shop.count(call.line) - before;
  const long = untilGivenUp[call.isDrafting ? 'drafting' : 'others'];
  await pass(hanging.has(fault) ? long : aWhile);
  const sees = seenIn(form);
  const isDone = call.isDone(form);
  const held = heldBy(form);
  shop.recover();
  await pass(500);
  if (call.isUser && fault === '401') {
    logIn(form);
    await pass(1000);
  }
  if (!isDone) void (call.actAgain ?? call.act)?.(form);
  await pass(3000);
  const outcome = {
    sees,
    /** How often the call was made within the first ten seconds. */
    tries,
    held,
    saved: localStorage.getItem('voice-order-form:order:acme') ?? '',
    /** Whether the call succeeded once the shop worked again. */
    isMended: call.isDone(form),
    orders: shop.orders.size,
    totals: shop.calls.flatMap(({ line, body }) =>
      /^POST \/order(\/guest)?$/u.test(line) ? [Reflect.get(Object(body), 'total')] : [],
    ),
    left: form.navigate.mock.calls.length,
  };
  form.stop();
  await pass(0);
  return outcome;
}
