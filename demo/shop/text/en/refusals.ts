import { formatsOf } from '../formats.ts';
import { bill } from './orders.ts';

const { list, wait } = formatsOf('en');

/** Why the shop turns a request down, by a code that does not change. */
export const refusals = {
  // Order
  'service-mismatch': () => 'The service and its type do not belong together.',
  'service-unknown': () => 'This service is not available.',
  'voice-missing': () => 'Please select a voice.',
  'voice-unknown': () => 'A selected voice is not known. Please choose another voice.',
  'voice-away': (name: string) => `${name} is away right now. Please choose another voice.`,
  'voice-unavailable': (name: string) => `${name} is not available. Please choose another voice.`,
  'voice-limit': () => 'This service takes one voice only. Please choose one.',
  'rush-unavailable': (name: string) => `Selected voice does not offer rush production: ${name}.`,
  'option-unavailable': (line: keyof typeof bill.lines, name: string) =>
    `Selected voice does not offer “${bill.lines[line]}”: ${name}.`,
  'track-unavailable': () => 'A selected track is not available. Please choose another track.',
  'music-unavailable': () => 'This service does not come with background music.',
  'music-length': (seconds: readonly number[]) => `The music between messages can last ${seconds.join(', ')} seconds.`,
  'message-empty': (position: number) => `Message #${position} has no text.`,
  'style-missing': (position: number) => `Message #${position} has no voice style.`,
  'message-only-one': () => 'Mobile Voicemail is one prompt only.',
  'message-limit': (most: number) => `An order of this service has at most ${most} messages.`,
  'message-minimum': (least: number) => `Selected ${least} voices or tracks: Minimum message count ${least}.`,
  'phone-system-missing': () => 'Please choose your phone system or file format.',
  'phone-system-unknown': () => 'We do not deliver for this phone system or file format.',
  'partner-unknown': () => 'There is no partner with this referral code.',
  'secret-wrong': () => 'The partner’s secret is missing or wrong. Send it as a bearer token.',
  'period-invalid': () => 'A report goes from a date to a later one or the same (YYYY-MM-DD), at most 366 days.',
  'discount-unknown': () => 'Invalid discount code',
  'discount-over': () => 'This discount code is no longer valid.',
  'prices-changed': () => 'The prices have changed. Please check the new total and try again.',
  'key-taken': () => 'This Idempotency-Key belongs to another order. A changed order needs a new key.',
  // Buyer
  'email-missing': () => 'Email is required',
  'email-invalid': () => 'Please enter a valid email address',
  'first-name-missing': () => 'First name is required',
  'last-name-missing': () => 'Last name is required',
  'phone-invalid': () => 'We call you to upload this recording. Please enter a phone number with its area code.',
  'country-missing': () => 'Country is required for tax calculation.',
  'state-missing': () => 'State/Province is required for tax calculation in this country.',
  'state-needless': () => 'This country does not have states/provinces.',
  'address-invalid': () => 'Unable to validate address. Please check your country and state.',
  'profile-incomplete': (fields: readonly ProfileWord[]) =>
    `Please complete your profile first. Missing: ${list(fields.map((field) => profileWords[field]))}.`,
  'login-needed': () => 'Please log in first.',
  'login-over': () => 'Please log in again.',
  'user-unknown': () => 'There is no such user.',
  // Payment
  'order-unknown': () => 'There is no such order.',
  'checkout-unknown': () => 'There is no such checkout.',
  'order-paid': () => 'This order is already paid.',
  'already-paid': () =>
    'Your earlier order has been paid. Your changes were not ordered; please start a new order for them.',
  'order-too-old': () => 'This order is too old to be paid at its prices. Please start a new order.',
  'payment-confirming': () => 'The payment of this order is being confirmed. Please wait a moment.',
  'payment-unavailable': () => 'The payment can’t be opened right now. Please try again in a moment.',
  'amount-wrong': (order: number) => `The amount paid is not that of order ${order}.`,
  'event-unsigned': () => 'The event is not signed.',
  'event-forged': () => 'The signature of the event is wrong.',
  // Drafting
  'draft-session-over': () => 'This session is over. Please generate the prompts again.',
  'drafts-used-up': (count: number) => `The ${count} drafts of this session are used up.`,
  'prompt-unknown': () => 'An order has no such prompt.',
  'drafting-unavailable': () => 'Prompts can’t be drafted right now. Please try again in a moment.',
  'drafting-busy': () => 'Too many prompts are being drafted right now. Please try again in a moment.',
  // Requests
  'too-many-requests': (seconds: number) => `Too many requests. Please try again in ${wait(seconds)}.`,
  'too-many-codes': (seconds: number) => `Too many discount codes. Please try again in ${wait(seconds)}.`,
  'too-many-orders': (seconds: number) => `Too many orders. Please try again in ${wait(seconds)}.`,
  'other-site': () => 'This came from another site. Please open the page here and try again.',
  'too-deep': () => 'The request is nested too deeply.',
  'nul-character': () => 'Texts must not contain NUL characters.',
  'body-too-large': () => 'The request is too large.',
  'body-missing': () => 'The request has no JSON body.',
  'body-not-json': () => 'The body is not valid JSON.',
  'body-wrong-type': () => 'The body has to be JSON (content-type: application/json).',
  'request-invalid': () => 'The request is not valid.',
  'url-invalid': () => 'This address is not valid.',
  'page-unknown': () => 'There is nothing at this address.',
  'call-unknown': () => 'The API has nothing at this address.',
  'not-built': (file: string) => `${file} is not built yet. Build it with: npm run build`,
  'our-fault': () => 'Something went wrong on our side. Please try again in a moment.',
};

/** What a profile can lack, as it stands in a sentence. */
const profileWords = {
  firstName: 'first name',
  lastName: 'last name',
  companyName: 'company name',
  phone: 'phone number',
  street: 'street',
  houseNumber: 'house number',
  city: 'city',
  postalCode: 'postal code',
  country: 'country',
  state: 'province or state',
};

export type ProfileWord = keyof typeof profileWords;
export type ProfileWords = Readonly<Record<ProfileWord, string>>;

export type RefusalCode = keyof typeof refusals;

/** What the sentence of a code tells of. */
export type RefusalValues = { readonly [Code in RefusalCode]: Parameters<(typeof refusals)[Code]> };

/** A sentence for every code. */
export type RefusalTexts = { readonly [Code in RefusalCode]: (...values: RefusalValues[Code]) => string };
