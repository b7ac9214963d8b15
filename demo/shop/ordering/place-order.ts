import { randomBytes, randomUUID } from 'node:crypto';
import { addressOf } from '../../../src/domain/buyer/address.ts';
import { chargedWords } from '../../../src/domain/scripts/count-words.ts';
import { digest } from '../digest.ts';
import { count, countBytes, limitsOf } from '../http/limits.ts';
import { reason, Refusal, refuse } from '../http/refusal.ts';
import { closeCheckout } from '../payment/close-session.ts';
import { ReplacedOrderChanged } from '../repositories/orders.ts';
import type { IdempotencyRow, NewOrder, NewOrderItem, OrderRow } from '../schema/orders.ts';
import type { Shop } from '../shop.ts';
import type { Language } from '../text/language.ts';
import { inLanguage } from '../text/translated.ts';
import { parseMessageName } from './message-name.ts';
import { checkBuyer, checkOrder, checkTotals } from './order-checks.ts';
import { chosenTracks, chosenVoices } from './order-choices.ts';
import type { Buyer, OrderRequest } from './order-schemas.ts';
import { quote, type Quote } from './quote.ts';

/** A key that identifies one order. */
export type Claim = Omit<IdempotencyRow, 'orderId'>;

/** The stored form of a buyer's key; `buyer` is null for a guest. */
export const keyDigest = (userId: string | null, key: string): string => digest(`${userId ?? 'guest'} ${key}`);

interface Storing {
  readonly items: readonly NewOrderItem[];
  readonly claim: Claim | undefined;
  /** The key of the order that this one replaces, as sent by the form. */
  readonly replaces: string | undefined;
}

/** The maximum number of attempts to store an order if the order it replaces changes meanwhile. */
const attempts = 3;

/**
 * Finds the unpaid order to replace and closes its checkout. A guest can replace only a guest's order; a logged-in
 * buyer only their own, or the one that they placed before logging in; a test order only a test order. Refuses with 409
 * an order that is paid or being paid.
 */
async function clearReplaced(
  shop: Shop,
  { userId, isTest }: NewOrder,
  { claim, replaces }: Storing,
): Promise<string | null> {
  if (replaces === undefined) return null;
  const owners = new Set([userId ?? null, null]);
  const replaced = await shop.idempotency.latestOrder([...owners].map((owner) => keyDigest(owner, replaces)));
  const isPlaced = claim !== undefined && (await shop.idempotency.find(claim.key, shop.now())) !== null;
  if (isPlaced) throw new Error('The same order was placed meanwhile.');
  if (replaced === null || replaced.discardedAt !== null || replaced.isTest !== isTest) return null;
  if (replaced.status === 'paid') throw new Refusal(409, reason('already-paid'));
  await closeCheckout(shop, replaced.id);
  return replaced.id;
}

/** Stores an order in place of the one that it replaces, if any: both or nothing. */
async function storeOrder(shop: Shop, order: NewOrder, storing: Storing): Promise<OrderRow> {
  const { items, claim } = storing;
  for (let attempt = 1; ; attempt += 1) {
    const replaced = await clearReplaced(shop, order, storing);
    try {
      return await shop.orders.add(order, items, { claim, replaced });
    } catch (error) {
      // The replaced order was paid, opened again or replaced meanwhile: the next lookup shows which.
      if (!(error instanceof ReplacedOrderChanged) || attempt === attempts) throw error;
    }
  }
}

/** Who places an order. */
export interface Placing {
  readonly buyer: Buyer;
  /** Null for a guest. */
  readonly userId: string | null;
  /** From the account; guests are not asked for theirs. */
  readonly company?: Pick<OrderRow, 'companyName' | 'taxNumber'>;
  readonly ip: string;
  /** The site of the page, if known. */
  readonly origin: string | null;
  /** The language of the page. */
  readonly language: Language;
  /** Stored with the order, which is not stored if the key is taken. */
  readonly claim?: Claim;
}

function buyerColumns({ email, firstName, lastName, phone = '', address }: Buyer) {
  const who = { email: email.trim(), firstName: firstName.trim(), lastName: lastName.trim(), phone };
  return { ...who, ...addressOf(address) };
}

function orderColumns(order: OrderRequest, { service, discount, price }: Quote) {
  const { discountRate: _, taxRate: __, ...sums } = price;
  return {
    isTest: order.test ?? false,
    serviceType: service.id,
    currency: order.currency,
    musicBetweenMessages: order.selectedMusicOptions.musicBetweenMessages,
    musicComments: order.selectedMusicOptions.comments ?? '',
    phoneSystem: order.phoneSystem,
    comments: order.comments,
    referralCode: order.referralCode,
    reference: order.reference ?? null,
    discountCode: discount?.code ?? null,
    ...sums,
  };
}

/**
 * Checks an order against the shop's own data and stores it, awaiting payment. Refuses with 422 what can't be recorded
 * or billed, and with 409 wrong totals and a replaced order that is paid. Returns the stored order.
 */
export async function placeOrder(shop: Shop, order: OrderRequest, placing: Placing): Promise<OrderRow> {
  const { buyer, userId, company, ip, origin, language, claim } = placing;
  checkBuyer(buyer, order);
  checkOrder(order);
  const voices = await chosenVoices(shop, order);
  const tracks = await chosenTracks(shop, order, language);
  const worked = await quote(shop, order, buyer.address, ip);
  if (order.discountCodeOrId && worked.discount === null) refuse('discount-over');
  checkTotals(order, worked.price);
  // They cost nothing, and each paid one calls the partner's webhook.
  if (order.test) await count(shop, limitsOf(shop).testOrders, ip);
  await countBytes(shop, order, ip);
  const row: NewOrder = {
    ...buyerColumns(buyer),
    ...orderColumns(order, worked),
    language,
    serviceTitle: inLanguage(language, worked.service).title,
    id: randomUUID(),
    userId,
    ...company,
    token: randomBytes(24).toString('base64url'),
    status: 'awaiting-payment',
    createdAt: shop.now(),
    returnOrigin: origin,
    voices,
    tracks,
  };
  const items = order.items.map(({ fileName, name, style, content }) => {
    const counts = chargedWords(content, worked.service.includedWordsPerPrompt);
    return { fileName, name: parseMessageName(name), style, content, ...counts };
  });
  return storeOrder(shop, row, { items, claim, replaces: order.replaces });
}
