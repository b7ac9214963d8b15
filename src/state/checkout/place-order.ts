import type { Getter, Setter } from 'jotai/vanilla';
import { createOrder, guestOrderBody, type GuestOrderBody, type PlacedBody } from '../../api/orders.ts';
import { contentOf } from '../../domain/order/order.ts';
import { orderBody } from '../../domain/checkout/order-body.ts';
import type { GuideText } from '../../domain/order/style-guide.ts';
import { guestAtom } from '../buyer/guest.ts';
import { asBuyer, isLoggedInAtom } from '../buyer/session.ts';
import { shopSettingsAtom } from '../catalogue/catalogue.ts';
import { testModeAtom } from '../catalogue/test-mode.ts';
import { hostAtom } from '../host/host.ts';
import { randomKey } from '../host/random-key.ts';
import { clientAtom, settingsAtom } from '../host/settings.ts';
import { guideTextAtom } from '../order/guide-text.ts';
import { orderAtom } from '../order/order.ts';
import { orderSignalAtom } from '../order/order-life.ts';
import { orderContextAtom, totalsAtom } from '../prices/prices.ts';
import { fingerprint, submissionAtom, type FrozenGuides, type OrderKey, type Submission } from './submission.ts';

/** The order and, for a guest, the guest's details, with the guides' texts as they were sent. */
function bodyWith(get: Getter, guides: FrozenGuides): PlacedBody | GuestOrderBody {
  const { of } = get(guideTextAtom);
  const guideText: GuideText = (guide) => guides.find((one) => one.guide === guide)?.text ?? of(guide);
  const context = { ...get(orderContextAtom), guideText };
  const { reference } = get(settingsAtom);
  const body = {
    ...orderBody(get(orderAtom), context, get(totalsAtom)),
    ...(reference !== null && { reference }),
    ...(get(testModeAtom) && { test: true }),
  };
  return get(isLoggedInAtom) ? body : guestOrderBody(body, get(guestAtom));
}

function guidesOf(get: Getter): FrozenGuides {
  const { of } = get(guideTextAtom);
  const chosen = new Set(get(orderAtom).messages.flatMap(({ guide }) => guide ?? []));
  return [...chosen].map((guide) => ({ guide, text: of(guide) }));
}

/** The body of this order: as the shop may already have it, or else with the texts that the buyer sees now. */
function freeze(get: Getter, set: Setter) {
  const submission = get(submissionAtom);
  const { guides, created, idempotencyKey } = submission;
  const body = bodyWith(get, guides);
  const print = fingerprint(body);
  if ([created?.fingerprint, idempotencyKey?.fingerprint].includes(print)) return { body, print };
  const fresh = guidesOf(get);
  set(submissionAtom, { ...submission, guides: fresh });
  const freshBody = bodyWith(get, fresh);
  return { body: freshBody, print: fingerprint(freshBody) };
}

/**
 * The key of the order that this one replaces: the last order that the shop is known to have created. If later answers
 * were lost, the shop finds those orders through it.
 */
function replacedKey({ idempotencyKey: held, created }: Submission): string | null {
  if (held === null) return null;
  return created?.fingerprint === held.fingerprint ? held.key : (held.replaces ?? held.key);
}

/** The key of this order, kept until the order changes; null if the shop does not support keys. */
function keyFor(get: Getter, set: Setter, print: string): OrderKey | null {
  if (!get(shopSettingsAtom).idempotencyKey) return null;
  const submission = get(submissionAtom);
  const held = submission.idempotencyKey;
  if (held?.fingerprint === print) return held;
  const key = { fingerprint: print, key: randomKey(), replaces: replacedKey(submission) };
  set(submissionAtom, { ...submission, idempotencyKey: key });
  return key;
}

/**
 * Creates the order, or returns the id if it was already created (docs/contract.md, Settled, "One order, once"). Throws
 * ApiError.
 */
export async function placeOrder(get: Getter, set: Setter): Promise<string> {
  const { body, print } = freeze(get, set);
  const { created } = get(submissionAtom);
  if (created?.fingerprint === print) return created.orderId;
  const held = keyFor(get, set, print);
  const content = fingerprint(contentOf(get(orderAtom)));
  const client = get(clientAtom);
  const signal = get(orderSignalAtom);
  const orderId = await asBuyer(get, set, (token) =>
    createOrder(client, body, { idempotencyKey: held?.key ?? null, replaces: held?.replaces, token, signal }),
  );
  signal.throwIfAborted();
  set(submissionAtom, { ...get(submissionAtom), created: { fingerprint: print, orderId, content } });
  get(hostAtom).emit('voice-order-created', {
    orderId,
    total: body.total,
    currency: body.currency,
    reference: body.reference ?? null,
  });
  return orderId;
}
