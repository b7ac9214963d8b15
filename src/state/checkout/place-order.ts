import type { Getter, Setter } from 'jotai/vanilla';
import { createOrder, guestOrderBody, type GuestOrderBody } from '../../api/orders.ts';
import { defaultSiteSettings } from '../../api/site-settings.ts';
import { orderBody, type OrderBody } from '../../domain/order-body.ts';
import type { GuideText } from '../../domain/style-guide.ts';
import { guestAtom } from '../buyer/guest.ts';
import { asBuyer, isLoggedInAtom } from '../buyer/session.ts';
import { siteSettingsAtom } from '../catalogue/catalogue.ts';
import { dataOr } from '../catalogue/remote.ts';
import { hostAtom } from '../host/host.ts';
import { randomKey } from '../host/random-key.ts';
import { clientAtom } from '../host/settings.ts';
import { guideTextAtom } from '../order/guide-text.ts';
import { orderAtom } from '../order/order.ts';
import { orderSignalAtom } from '../order/order-life.ts';
import { orderContextAtom, totalsAtom } from '../prices/prices.ts';
import { fingerprint, submissionAtom, type FrozenGuides } from './submission.ts';

/** The order, and for a guest who orders it, with the guides' texts as they were frozen. */
function bodyWith(get: Getter, guides: FrozenGuides): OrderBody | GuestOrderBody {
  const { of } = get(guideTextAtom);
  const guideText: GuideText = (guide) => guides.find((one) => one.guide === guide)?.text ?? of(guide);
  const context = { ...get(orderContextAtom), guideText };
  const body = orderBody(get(orderAtom), context, get(totalsAtom));
  return get(isLoggedInAtom) ? body : guestOrderBody(body, get(guestAtom));
}

function guidesOf(get: Getter): FrozenGuides {
  const { of } = get(guideTextAtom);
  const chosen = new Set(get(orderAtom).messages.flatMap(({ guide }) => guide ?? []));
  return [...chosen].map((guide) => ({ guide, text: of(guide) }));
}

/** The body of this very order: as the shop may have it already, else in the words that the buyer reads now. */
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

/** The key of this very order, kept until it changes; null where the shop does not take keys. */
function idempotencyKeyFor(get: Getter, set: Setter, print: string): string | null {
  if (!dataOr(get(siteSettingsAtom), defaultSiteSettings).idempotencyKey) return null;
  const submission = get(submissionAtom);
  const held = submission.idempotencyKey;
  const key = held?.fingerprint === print ? held.key : randomKey();
  set(submissionAtom, { ...submission, idempotencyKey: { fingerprint: print, key } });
  return key;
}

/**
 * Creates the order, or gives the id of the one already made of it (docs/contract.md, On the wire, "One order, once").
 * Throws ApiError.
 */
export async function placeOrder(get: Getter, set: Setter): Promise<string> {
  const { body, print } = freeze(get, set);
  const { created } = get(submissionAtom);
  if (created?.fingerprint === print) return created.orderId;
  const idempotencyKey = idempotencyKeyFor(get, set, print);
  const client = get(clientAtom);
  const signal = get(orderSignalAtom);
  const orderId = await asBuyer(get, set, (token) => createOrder(client, body, { idempotencyKey, token, signal }));
  signal.throwIfAborted();
  set(submissionAtom, { ...get(submissionAtom), created: { fingerprint: print, orderId } });
  get(hostAtom).emit('voice-order-created', { orderId, total: body.total, currency: body.currency });
  return orderId;
}
