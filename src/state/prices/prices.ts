import { atom } from 'jotai/vanilla';
import { defaultSiteSettings } from '../../api/site-settings.ts';
import { addressOf, isPlaced } from '../../domain/buyer/address.ts';
import { discountReference } from '../../domain/checkout/discount.ts';
import { orderBody, type OrderContext } from '../../domain/checkout/order-body.ts';
import {
  areBeingRecalculated,
  noPrices,
  pricesAfter,
  priceQuestion,
  type PriceEvent,
} from '../../domain/checkout/prices.ts';
import { chosen } from '../../domain/order/slots.ts';
import { guestAtom } from '../buyer/guest.ts';
import { isLoggedInAtom } from '../buyer/session.ts';
import { userAtom } from '../buyer/user.ts';
import { siteSettingsAtom, voiceNameAtom } from '../catalogue/catalogue.ts';
import { dataOr } from '../catalogue/remote.ts';
import { isOnlineAtom } from '../host/online.ts';
import { referralAtom } from '../host/settings.ts';
import { guideTextAtom } from '../order/guide-text.ts';
import { orderAtom } from '../order/order.ts';
import { currencyAtom } from '../order/parts.ts';
import { serviceAtom } from '../order/service.ts';
import { stableAtom } from '../atoms/stable-atom.ts';

/** What is known of the order's price; changed by events alone. */
const stateAtom = atom(noPrices);
export const pricesAtom = atom(
  (get) => get(stateAtom),
  (get, set, event: PriceEvent) => set(stateAtom, pricesAfter(get(stateAtom), event)),
);

/** What stands around the order on the wire. */
export const orderContextAtom = atom((get): OrderContext => ({
  service: get(serviceAtom),
  referral: get(referralAtom),
  guideText: get(guideTextAtom).of,
  messageNames: dataOr(get(siteSettingsAtom), defaultSiteSettings).messageNames,
  voiceName: get(voiceNameAtom),
}));

const buyerAtom = atom((get) => {
  const isLoggedIn = get(isLoggedInAtom);
  return { isLoggedIn, address: isLoggedIn ? (get(userAtom)?.address ?? null) : addressOf(get(guestAtom)) };
});

/** What the price depends on; null without a service or a voice (docs/behaviour.md, Rules). */
export const priceQuestionAtom = stableAtom((get) => {
  const order = get(orderAtom);
  if (get(serviceAtom) === null || chosen(order.voices).length === 0) return null;
  return priceQuestion(order, get(orderContextAtom), get(buyerAtom));
});

/** Whether the prices shown are older than the order, and new ones on their way. */
export const isRecalculatingAtom = atom((get) => get(isOnlineAtom) && areBeingRecalculated(get(pricesAtom)));

/** Whether the prices shown are those of the order as it is. */
export const arePricesCurrentAtom = atom((get) => get(pricesAtom).status === 'current');

/** Whether the prices shown may be those of an older order, or of an older price list. */
export const arePricesOutdatedAtom = atom((get) => {
  const { status } = get(pricesAtom);
  return status === 'failed' || status === 'refused' || (status !== 'none' && !get(isOnlineAtom));
});

/** Whether the totals are those of an older order, and no others are on their way. */
export const areTotalsStaleAtom = atom((get) => get(arePricesOutdatedAtom) && !get(arePricesCurrentAtom));

/** Whether the server did not accept the address typed so far (docs/contract.md, Settled). */
export const isAddressRefusedAtom = atom((get) => get(pricesAtom).status === 'refused');

/** The server's last answer, shown until the next one is here. */
export const priceAnswerAtom = atom((get) => get(pricesAtom).last);

/** The sums of that answer. */
export const totalsAtom = atom((get) => get(priceAnswerAtom)?.totals ?? null);

/** Whether the server knows no tax yet, as the buyer's address is not known. */
export const isTaxLaterAtom = atom((get) => {
  const answer = get(priceAnswerAtom);
  return answer?.totals.tax === 0 && answer.address !== null && !isPlaced(answer.address);
});

/** Whether the order does not reach the minimum of its discount, as the last answer that knows of it says. */
export const isDiscountIdleAtom = atom((get) => {
  const { discount } = get(orderAtom);
  const answer = get(priceAnswerAtom);
  return (
    discount !== null && answer?.question?.discount === discountReference(discount) && answer.totals.discount === 0
  );
});

/** Whether the server has said sums at all. */
export const areTotalsKnownAtom = atom((get) => get(totalsAtom) !== null);

/** Asks for the prices again, as after a failure, or when the page slept for a while. */
export const askPricesAtom = atom(null, (_get, set) => set(pricesAtom, { type: 'doubted' }));

/**
 * The order as the outside sees it, shaped like the body of `POST /order` (docs/contract.md, Settled). Making it takes
 * time with long texts: it is made where it is read.
 */
export const orderSnapshotAtom = atom((get) => {
  const order = get(orderAtom);
  const context = get(orderContextAtom);
  const answer = get(priceAnswerAtom);
  const totals = answer?.currency === get(currencyAtom) ? answer.totals : null;
  return () => orderBody(order, context, totals);
});
