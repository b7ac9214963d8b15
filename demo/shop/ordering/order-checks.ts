import { addressOf } from '../../../src/domain/buyer/address.ts';
import { canBeCalled, profileIssues } from '../../../src/domain/buyer/user.ts';
import { limits } from '../../../src/domain/common/limits.ts';
import { findPhoneSystem } from '../../../src/domain/phone-systems/phone-systems.ts';
import { serviceRules } from '../../../src/domain/order/service-types.ts';
import { countWords } from '../../../src/domain/scripts/count-words.ts';
import { isEmail } from '../accounts/emails.ts';
import { wireUser } from '../accounts/wire-user.ts';
import { toCents } from '../pricing/money.ts';
import { reason, Refusal, refuse, type Reason } from '../http/refusal.ts';
import type { UserRow } from '../schema/accounts.ts';
import type { Price } from '../pricing/price-order.ts';
import type { Buyer, OrderRequest } from './order-schemas.ts';
import { addressProblem } from './address.ts';

type Check = readonly [isWrong: boolean, why: Reason];

function refuseFirst(checks: readonly Check[]): void {
  const wrong = checks.find(([isWrong]) => isWrong);
  if (wrong !== undefined) throw new Refusal(422, wrong[1]);
}

const isBlank = (text: string): boolean => text.trim() === '';

/** Refuses a buyer whom the shop could not bill, email, or call if the order needs it (docs/behaviour.md, Rules). */
export function checkBuyer(buyer: Buyer, { serviceType }: Pick<OrderRequest, 'serviceType'>): void {
  const { email, firstName, lastName, phone = '', address } = buyer;
  const isCalled = serviceRules[serviceType].needsAcknowledgement;
  const problem = addressProblem(address);
  refuseFirst([
    [isBlank(email), reason('email-missing')],
    [!isEmail(email), reason('email-invalid')],
    [isBlank(firstName), reason('first-name-missing')],
    [isBlank(lastName), reason('last-name-missing')],
    [isCalled && !canBeCalled(phone), reason('phone-invalid')],
    [problem !== null, reason(problem ?? 'address-invalid')],
  ]);
}

/** The buyer of a logged-in order. Refuses a buyer whose profile is incomplete (docs/contract.md, Settled). */
export function buyerFrom(user: UserRow): Buyer {
  const missing = profileIssues(wireUser(user));
  if (missing.length > 0) refuse('profile-incomplete', missing);
  const { email, firstName, lastName, phone } = user;
  return { email, firstName, lastName, phone, address: addressOf(user) };
}

const tooMany = (maximum: number): Reason =>
  maximum === 1 ? reason('message-only-one') : reason('message-limit', maximum);

function checkMessages({ items, serviceType, selectedVoices, selectedMusic }: OrderRequest): void {
  const { hasSeveralVoices, hasMusic, maxMessages } = serviceRules[serviceType];
  const minimum = Math.max(1, selectedVoices.length, selectedMusic.length);
  const blank = items.findIndex(({ content }) => countWords(content) === 0);
  const unstyled = items.findIndex(({ style }) => isBlank(style));
  refuseFirst([
    [blank !== -1, reason('message-empty', blank + 1)],
    [unstyled !== -1, reason('style-missing', unstyled + 1)],
    [items.length > maxMessages, tooMany(maxMessages)],
    [!hasSeveralVoices && selectedVoices.length > 1, reason('voice-limit')],
    [!hasMusic && selectedMusic.length > 0, reason('music-unavailable')],
    [items.length < minimum, reason('message-minimum', minimum)],
  ]);
}

function isDeliverable({ serviceType, phoneSystem }: OrderRequest): boolean {
  const { onlyPhoneSystem } = serviceRules[serviceType];
  return onlyPhoneSystem === null ? findPhoneSystem(phoneSystem) !== undefined : phoneSystem === onlyPhoneSystem;
}

/** Refuses an order that the studio could not record (docs/contract.md, Settled). */
export function checkOrder(order: OrderRequest): void {
  const seconds = order.selectedMusicOptions.musicBetweenMessages;
  const isKnownLength = seconds === 0 || limits.musicSeconds.some((length) => length === seconds);
  refuseFirst([
    [order.serviceId !== order.serviceType, reason('service-mismatch')],
    [order.selectedVoices.length === 0, reason('voice-missing')],
    [isBlank(order.phoneSystem), reason('phone-system-missing')],
    [!isDeliverable(order), reason('phone-system-unknown')],
    [!isKnownLength, reason('music-length', limits.musicSeconds)],
  ]);
  checkMessages(order);
}

/** The smallest amount in cents that card providers charge, in all currencies; an order may also cost nothing. */
const smallestTotal = 50;

/** Refuses with 422 a total that no card can pay, and with 409 an order whose totals differ from the shop's. */
export function checkTotals(order: OrderRequest, price: Price): void {
  const sums = ['subtotal', 'discount', 'tax', 'total'] as const;
  if (sums.some((sum) => toCents(order[sum]) !== price[sum])) throw new Refusal(409, reason('prices-changed'));
  if (price.total > 0 && price.total < smallestTotal) refuse('total-too-small');
}
