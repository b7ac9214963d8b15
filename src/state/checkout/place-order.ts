import { createOrder, guestOrderBody } from '../../api/orders.ts';
import { orderBody } from '../../domain/checkout/order-body.ts';
import { fingerprint, replacedKey, type FrozenGuides, type OrderKey } from '../../domain/checkout/submission.ts';
import { contentOf } from '../../domain/order/order.ts';
import type { GuideText } from '../../domain/order/style-guide.ts';
import { guestAtom } from '../buyer/guest-details.ts';
import { asBuyer, isLoggedInAtom } from '../buyer/login.ts';
import { shopSettingsAtom, testModeAtom } from '../catalogue/catalogue.ts';
import { dispatch, type Form } from '../form.ts';
import { clientAtom, settingsAtom } from '../host/settings.ts';
import { randomKey } from '../host/storage.ts';
import { orderContextAtom, totalsAtom } from '../prices/price-atoms.ts';
import { orderAtom } from '../session/order-atoms.ts';
import { sessionAtom } from '../session/session.ts';

/** The order and, for a guest, the guest's details, with the guides' texts as they were sent; and its fingerprint. */
function bodyWith({ store }: Form, guides: FrozenGuides) {
  const context = store.get(orderContextAtom);
  const guideText: GuideText = (guide) =>
    guides.find((frozen) => frozen.guide === guide)?.text ?? context.guideText(guide);
  const { reference } = store.get(settingsAtom);
  const order = {
    ...orderBody(store.get(orderAtom), { ...context, guideText }, store.get(totalsAtom)),
    ...(reference !== null && { reference }),
    ...(store.get(testModeAtom) && { test: true }),
  };
  const body = store.get(isLoggedInAtom) ? order : guestOrderBody(order, store.get(guestAtom));
  return { body, print: fingerprint(body) };
}

/** The body of this order: as the shop may already have it, or else with the texts that the buyer sees now. */
function freezeBody(form: Form) {
  const { store } = form;
  const { submission } = store.get(sessionAtom);
  const known = [submission.created?.fingerprint, submission.idempotencyKey?.fingerprint];
  const frozen = bodyWith(form, submission.guides);
  if (known.includes(frozen.print)) return frozen;
  const { guideText } = store.get(orderContextAtom);
  const chosen = new Set(store.get(orderAtom).messages.flatMap(({ guide }) => guide ?? []));
  const guides = [...chosen].map((guide) => ({ guide, text: guideText(guide) }));
  dispatch(form, { type: 'submissionChanged', submission: { ...submission, guides } });
  return bodyWith(form, guides);
}

/** The key of this order, kept until the order changes; null if the shop does not support keys. */
function keyFor(form: Form, print: string): OrderKey | null {
  const { store } = form;
  if (!store.get(shopSettingsAtom).idempotencyKey) return null;
  const { submission } = store.get(sessionAtom);
  if (submission.idempotencyKey?.fingerprint === print) return submission.idempotencyKey;
  const idempotencyKey = { fingerprint: print, key: randomKey(), replaces: replacedKey(submission) };
  dispatch(form, { type: 'submissionChanged', submission: { ...submission, idempotencyKey } });
  return idempotencyKey;
}

/** Whether the shop has this very order, with the total that is shown. */
export function isPlaced(form: Form): boolean {
  const { submission } = form.store.get(sessionAtom);
  return submission.created?.fingerprint === bodyWith(form, submission.guides).print;
}

/** Creates the order, or returns the id if it was already created (docs/contract.md, Settled). Throws ApiError. */
export async function placeOrder(form: Form): Promise<string> {
  const { store, host } = form;
  const { body, print } = freezeBody(form);
  const { submission, controller } = store.get(sessionAtom);
  if (submission.created?.fingerprint === print) return submission.created.orderId;
  const { key = null, replaces } = keyFor(form, print) ?? {};
  const content = fingerprint(contentOf(store.get(orderAtom)));
  const { signal } = controller;
  const orderId = await asBuyer(form, (token) =>
    createOrder(store.get(clientAtom), body, { idempotencyKey: key, replaces, token, signal }),
  );
  signal.throwIfAborted();
  const created = { fingerprint: print, orderId, content };
  dispatch(form, { type: 'submissionChanged', submission: { ...store.get(sessionAtom).submission, created } });
  const { total, currency, reference = null } = body;
  host.emit('voice-order-created', { orderId, total, currency, reference });
  return orderId;
}
