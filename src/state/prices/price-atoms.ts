import { atom } from 'jotai/vanilla';
import { distinctAtom } from '../distinct-atom.ts';
import { addressOf, isPlaced } from '../../domain/buyer/address.ts';
import { discountReference } from '../../domain/checkout/discount.ts';
import { orderBody, type OrderContext } from '../../domain/checkout/order-body.ts';
import { priceRequestKey } from '../../domain/checkout/prices.ts';
import { chosen } from '../../domain/order/slots.ts';
import { guestAtom } from '../buyer/guest-details.ts';
import { isLoggedInAtom } from '../buyer/login.ts';
import { userAtom } from '../buyer/load-user.ts';
import { shopSettingsAtom, voiceNameAtom } from '../catalogue/catalogue.ts';
import { isOnlineAtom } from '../host/page-events.ts';
import { referralAtom, textAtom } from '../host/settings.ts';
import { orderAtom, serviceAtom } from '../session/order-atoms.ts';
import { sessionAtom } from '../session/session.ts';

export const pricesAtom = atom((get) => get(sessionAtom).prices);

/** What surrounds the order on the wire. */
export const orderContextAtom = atom((get): OrderContext => {
  const { styleGuides } = get(textAtom);
  return {
    service: get(serviceAtom),
    referral: get(referralAtom),
    guideText: (guide) => styleGuides[guide].text,
    messageNames: get(shopSettingsAtom).messageNames,
    voiceName: get(voiceNameAtom),
  };
});

/** What the price depends on; null without a service or a voice (docs/behaviour.md, Rules). */
export const priceRequestKeyAtom = distinctAtom((get) => {
  const order = get(orderAtom);
  if (get(serviceAtom) === null || chosen(order.voices).length === 0) return null;
  const isLoggedIn = get(isLoggedInAtom);
  const address = isLoggedIn ? (get(userAtom)?.address ?? null) : addressOf(get(guestAtom));
  return priceRequestKey(order, get(orderContextAtom), { isLoggedIn, address });
});

/** Whether the prices shown are older than the order, and new ones are pending. */
export const isRecalculatingAtom = atom(
  (get) => get(isOnlineAtom) && ['outdated', 'requested'].includes(get(pricesAtom).status),
);

export const arePricesCurrentAtom = atom((get) => get(pricesAtom).status === 'current');

/** Whether no current prices can be had: the last request failed or was refused, or the browser is offline. */
export const arePricesUnavailableAtom = atom((get) => {
  const { status } = get(pricesAtom);
  return status === 'failed' || status === 'refused' || (status !== 'none' && !get(isOnlineAtom));
});

/** Whether the totals are of an older order, and no others are pending. */
export const areTotalsStaleAtom = atom((get) => get(arePricesUnavailableAtom) && !get(arePricesCurrentAtom));

/** The server's last answer, shown until the next one arrives. */
export const priceAnswerAtom = atom((get) => get(pricesAtom).last);

export const totalsAtom = atom((get) => get(priceAnswerAtom)?.totals ?? null);

/** Whether the server does not know the tax yet, because the buyer's address is unknown. */
export const isTaxLaterAtom = atom((get) => {
  const answer = get(priceAnswerAtom);
  return answer?.totals.tax === 0 && answer.address !== null && !isPlaced(answer.address);
});

/** What the order's discount saves, according to the last answer that includes it; null if there is none yet. */
export const savingAtom = atom((get) => {
  const { discount } = get(orderAtom);
  const answer = get(priceAnswerAtom);
  const isIncluded = discount !== null && answer?.key?.discountCodeOrId === discountReference(discount);
  return isIncluded ? answer.totals.discount : null;
});

/**
 * The order as exposed to the page, with the shape of the body of `POST /order` (docs/contract.md, Settled). Creating
 * it is slow for long texts, so it is created when it is read.
 */
export const orderSnapshotAtom = atom((get) => {
  const order = get(orderAtom);
  const context = get(orderContextAtom);
  const answer = get(priceAnswerAtom);
  const totals = answer?.currency === order.currency ? answer.totals : null;
  return () => orderBody(order, context, totals);
});
