import { atom } from 'jotai/vanilla';
import { addressOf, isPlaced } from '../../domain/buyer/address.ts';
import { discountReference } from '../../domain/checkout/discount.ts';
import { orderBody, type OrderContext } from '../../domain/checkout/order-body.ts';
import { noPrices, pricesAfter, priceQuestion, type PriceEvent } from '../../domain/checkout/prices.ts';
import { chosen } from '../../domain/order/slots.ts';
import { guestAtom } from '../buyer/guest.ts';
import { isLoggedInAtom } from '../buyer/session.ts';
import { userAtom } from '../buyer/user.ts';
import { shopSettingsAtom, voiceNameAtom } from '../catalogue/catalogue.ts';
import { isOnlineAtom } from '../host/online.ts';
import { referralAtom } from '../host/settings.ts';
import { guideTextAtom } from '../order/guide-text.ts';
import { orderAtom } from '../order/order.ts';
import { currencyAtom } from '../order/parts.ts';
import { serviceAtom } from '../order/service.ts';
import { stableAtom } from '../atoms/stable-atom.ts';

/** The state of the order's price; only events change it. */
const stateAtom = atom(noPrices);
export const pricesAtom = atom(
  (get) => get(stateAtom),
  (get, set, event: PriceEvent) => set(stateAtom, pricesAfter(get(stateAtom), event)),
);

/** The data that surrounds the order on the wire. */
export const orderContextAtom = atom((get): OrderContext => ({
  service: get(serviceAtom),
  referral: get(referralAtom),
  guideText: get(guideTextAtom).of,
  messageNames: get(shopSettingsAtom).messageNames,
  voiceName: get(voiceNameAtom),
}));

const buyerAtom = atom((get) => {
  const isLoggedIn = get(isLoggedInAtom);
  return { isLoggedIn, address: isLoggedIn ? (get(userAtom)?.address ?? null) : addressOf(get(guestAtom)) };
});

/** The input of the price; null without a service or a voice (docs/behaviour.md, Rules). */
export const priceQuestionAtom = stableAtom((get) => {
  const order = get(orderAtom);
  if (get(serviceAtom) === null || chosen(order.voices).length === 0) return null;
  return priceQuestion(order, get(orderContextAtom), get(buyerAtom));
});

/** Whether the prices shown are older than the order, and new ones are pending. */
export const isRecalculatingAtom = atom(
  (get) => get(isOnlineAtom) && ['outdated', 'asking'].includes(get(pricesAtom).status),
);

/** Whether the prices shown are those of the current order. */
export const arePricesCurrentAtom = atom((get) => get(pricesAtom).status === 'current');

/** Whether the prices shown may be of an older order, or of an older price list. */
export const arePricesOutdatedAtom = atom((get) => {
  const { status } = get(pricesAtom);
  return status === 'failed' || status === 'refused' || (status !== 'none' && !get(isOnlineAtom));
});

/** Whether the totals are of an older order, and no others are pending. */
export const areTotalsStaleAtom = atom((get) => get(arePricesOutdatedAtom) && !get(arePricesCurrentAtom));

/** Whether the server refused the address typed so far (docs/contract.md, Settled). */
export const isAddressRefusedAtom = atom((get) => get(pricesAtom).status === 'refused');

/** The server's last answer, shown until the next one arrives. */
export const priceAnswerAtom = atom((get) => get(pricesAtom).last);

/** The totals of that answer. */
export const totalsAtom = atom((get) => get(priceAnswerAtom)?.totals ?? null);

/** Whether the server does not know the tax yet, because the buyer's address is unknown. */
export const isTaxLaterAtom = atom((get) => {
  const answer = get(priceAnswerAtom);
  return answer?.totals.tax === 0 && answer.address !== null && !isPlaced(answer.address);
});

/** Whether the order is below the minimum of its discount, according to the last answer that includes it. */
export const isDiscountIdleAtom = atom((get) => {
  const { discount } = get(orderAtom);
  const answer = get(priceAnswerAtom);
  return (
    discount !== null &&
    answer?.question?.discountCodeOrId === discountReference(discount) &&
    answer.totals.discount === 0
  );
});

/** Whether the server has returned any totals. */
export const areTotalsKnownAtom = atom((get) => get(totalsAtom) !== null);

/** Requests the prices again, for example after a failure, or when the page was asleep. */
export const askPricesAtom = atom(null, (_get, set) => set(pricesAtom, { type: 'doubted' }));

/**
 * The order as exposed to the page, with the shape of the body of `POST /order` (docs/contract.md, Settled). Creating
 * it is slow for long texts, so it is created when it is read.
 */
export const orderSnapshotAtom = atom((get) => {
  const order = get(orderAtom);
  const context = get(orderContextAtom);
  const answer = get(priceAnswerAtom);
  const totals = answer?.currency === get(currencyAtom) ? answer.totals : null;
  return () => orderBody(order, context, totals);
});
