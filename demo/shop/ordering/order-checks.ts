import { limits } from '../../../src/domain/limits.ts';
import { findPhoneSystem } from '../../../src/domain/phone-systems.ts';
import { serviceRules } from '../../../src/domain/services.ts';
import { countWords } from '../../../src/domain/words.ts';
import { refuse } from '../http/refusal.ts';
import { toCents } from '../pricing/money.ts';
import { Refusal } from '../http/refusal.ts';
import type { Price } from '../pricing/price-order.ts';
import type { Buyer, OrderRequest } from '../routes/order-schemas.ts';
import { addressProblem } from './address.ts';

type Check = readonly [isWrong: boolean, message: string];

function refuseFirst(checks: readonly Check[]): void {
  const wrong = checks.find(([isWrong]) => isWrong);
  if (wrong !== undefined) refuse(wrong[1]);
}

const isBlank = (text: string): boolean => text.trim() === '';

/** Refuses a buyer whom the shop could not bill or write to (spec.md section 5, guest form). */
export function checkBuyer({ email, firstName, lastName, address }: Buyer): void {
  const problem = addressProblem(address);
  refuseFirst([
    [isBlank(email), 'Email is required'],
    [!/^[^\s@]+@[^\s@]+$/u.test(email.trim()), 'Please enter a valid email address'],
    [isBlank(firstName), 'First name is required'],
    [isBlank(lastName), 'Last name is required'],
    [problem !== null, problem ?? ''],
  ]);
}

const tooMany = (maximum: number): string =>
  maximum === 1 ? 'Mobile Voicemail is one prompt only.' : `An order of this service has at most ${maximum} messages.`;

function checkMessages({ items, serviceType, selectedVoices, selectedMusic }: OrderRequest): void {
  const { hasSeveralVoices, hasMusic, maxMessages } = serviceRules[serviceType];
  const minimum = Math.max(1, selectedVoices.length, selectedMusic.length);
  const blank = items.findIndex(({ content }) => countWords(content) === 0);
  const unstyled = items.findIndex(({ style }) => isBlank(style));
  refuseFirst([
    [blank !== -1, `Message #${blank + 1} has no text.`],
    [unstyled !== -1, `Message #${unstyled + 1} has no voice style.`],
    [items.length > maxMessages, tooMany(maxMessages)],
    [!hasSeveralVoices && selectedVoices.length > 1, 'Several voices can only read on-hold messages.'],
    [!hasMusic && selectedMusic.length > 0, 'Background music is only available with on-hold messages.'],
    [items.length < minimum, `Selected ${minimum} voices or tracks: Minimum message count ${minimum}.`],
  ]);
}

function isDeliverable({ serviceType, phoneSystem }: OrderRequest): boolean {
  const { onlyPhoneSystem } = serviceRules[serviceType];
  return onlyPhoneSystem === null ? findPhoneSystem(phoneSystem) !== undefined : phoneSystem === onlyPhoneSystem;
}

/** Refuses an order that the studio could not record as it stands (contract.md section 4). */
export function checkOrder(order: OrderRequest): void {
  const seconds = order.selectedMusicOptions.musicBetweenMessages;
  const isKnownLength = seconds === 0 || limits.musicSeconds.some((length) => length === seconds);
  refuseFirst([
    [order.serviceId !== order.serviceType, 'The service and its type do not belong together.'],
    [order.selectedVoices.length === 0, 'Please select a voice.'],
    [isBlank(order.phoneSystem), 'Please choose your phone system or file format.'],
    [!isDeliverable(order), 'We do not deliver for this phone system or file format.'],
    [!isKnownLength, `The music between messages can last ${limits.musicSeconds.join(', ')} seconds.`],
  ]);
  checkMessages(order);
}

/** Refuses with 409 an order whose totals are not what the shop asks for it. */
export function checkTotals(order: OrderRequest, price: Price): void {
  const isSame =
    toCents(order.subtotal) === price.subtotal &&
    toCents(order.discount) === price.discount &&
    toCents(order.tax) === price.tax &&
    toCents(order.total) === price.total;
  if (!isSame) throw new Refusal(409, 'The prices have changed. Please check the new total and try again.');
}
