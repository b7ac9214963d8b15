import type { ProfileField } from '../../../../src/domain/buyer/user.ts';
import { formatsOf } from '../formats.ts';
import { account } from './account.ts';
import { bill } from './orders.ts';

const { list, wait } = formatsOf('en');

/** Why the shop refuses a request, by a code that never changes. */
export const refusals = {
  // Order
  'service-unknown': () => 'This service is not available.',
  'voice-missing': () => 'Please select a voice.',
  'voice-unknown': () => 'One of the voices you selected isn’t available. Please choose another.',
  'voice-away': (name: string) => `${name} is away right now. Please choose another voice.`,
  'voice-unavailable': (name: string) => `${name} is not available. Please choose another voice.`,
  'rush-unavailable': (name: string) => `Selected voice does not offer rush production: ${name}.`,
  'option-unavailable': (line: keyof typeof bill.lines, name: string) =>
    `Selected voice does not offer “${bill.lines[line]}”: ${name}.`,
  'track-unavailable': () => 'One of the tracks you selected isn’t available. Please choose another.',
  'message-empty': (position: number) => `Message #${position} has no text.`,
  'style-missing': (position: number) => `Message #${position} has no voice style.`,
  'message-only-one': () => 'Mobile Voicemail is one prompt only.',
  'message-limit': (most: number) => `This service allows up to ${most} messages per order.`,
  'message-minimum': (least: number) => `Selected ${least} voices or tracks: Minimum message count ${least}.`,
  'phone-system-missing': () => 'Please choose your phone system or file format.',
  'phone-system-unknown': () => 'We don’t support this phone system or file format. Please choose another.',
  'discount-unknown': () => 'Invalid discount code',
  'discount-over': () => 'This discount code is no longer valid.',
  'prices-changed': () => 'The prices have changed. Please check the new total and try again.',
  'total-too-small': () => 'Card payments start at 0.50. Please add something to your order, or remove the discount.',
  'key-taken': () => 'This Idempotency-Key belongs to another order. A changed order needs a new key.',
  // Buyer
  'email-missing': () => 'Email is required',
  'email-invalid': () => 'Please enter a valid email address',
  'first-name-missing': () => 'First name is required',
  'last-name-missing': () => 'Last name is required',
  'phone-invalid': () => 'We’ll call you to upload this recording. Please enter a phone number with its area code.',
  'country-missing': () => 'Country is required for tax calculation.',
  'state-missing': () => 'State/Province is required for tax calculation in this country.',
  'state-needless': () => 'This country does not have states/provinces.',
  'address-invalid': () => 'Unable to validate address. Please check your country and state.',
  'profile-incomplete': (fields: readonly ProfileField[]) =>
    `Please complete your profile first. Missing: ${list(fields.map((field) => account[field]))}.`,
  'login-needed': () => 'Please log in first.',
  'login-over': () => 'Please log in again.',
  // Payment
  'order-unknown': () => 'Order not found.',
  'checkout-unknown': () => 'Checkout not found.',
  'order-paid': () => 'This order has already been paid.',
  'already-paid': () =>
    'Your earlier order has been paid. Your changes weren’t included; please start a new order for them.',
  'order-too-old': () => 'This order has expired because prices may have changed. Please start a new order.',
  'payment-confirming': () => 'The payment for this order is being confirmed. Please wait a moment.',
  'payment-unavailable': () => 'We can’t open the payment page right now. Please try again in a moment.',
  // Drafting
  'draft-session-over': () => 'This session has expired. Please generate the prompts again.',
  'drafts-used-up': (count: number) => `You’ve used all ${count} drafts in this session.`,
  'drafting-unavailable': () => 'We can’t draft prompts right now. Please try again in a moment.',
  'drafting-busy': () => 'Too many prompts are being drafted right now. Please try again in a moment.',
  // Requests
  'too-many-requests': (seconds: number) => `Too many requests. Please try again in ${wait(seconds)}.`,
  'too-many-codes': (seconds: number) => `Too many discount codes. Please try again in ${wait(seconds)}.`,
  'too-many-orders': (seconds: number) => `Too many orders. Please try again in ${wait(seconds)}.`,
  'other-site': () => 'This request came from another site. Please open the page here and try again.',
  'body-too-large': () => 'The request is too large.',
  'request-invalid': () => 'The request is not valid.',
  'page-unknown': () => 'We can’t find that page.',
  'our-fault': () => 'Something went wrong on our side. Please try again in a moment.',
};

/** Refusals that the shop's own pages and the form never cause: for developers of other clients, in English only. */
export const technicalRefusals = {
  'service-mismatch': () => 'The service and its type don’t match.',
  'voice-limit': () => 'This service allows only one voice. Please choose one.',
  'music-unavailable': () => 'This service doesn’t include background music.',
  'music-length': (seconds: readonly number[]) =>
    `Choose one of these lengths for the music between messages, in seconds: ${seconds.join(', ')}.`,
  'partner-unknown': () => 'There is no partner with this referral code.',
  'secret-wrong': () => 'The partner’s secret is missing or wrong. Send it as a bearer token.',
  'user-unknown': () => 'User not found.',
  'amount-wrong': (order: number) => `The amount paid doesn’t match order ${order}.`,
  'event-unsigned': () => 'The event is not signed.',
  'event-forged': () => 'The event’s signature is wrong.',
  'prompt-unknown': () => 'An order can’t have that many messages.',
  'too-deep': () => 'The request is nested too deeply.',
  'body-missing': () => 'The request has no JSON body.',
  'body-not-json': () => 'The body is not valid JSON.',
  'body-wrong-type': () => 'The body must be JSON (content-type: application/json).',
  'url-invalid': () => 'This address is not valid.',
  'call-unknown': () => 'There is no such API endpoint.',
  'not-built': (file: string) => `${file} hasn’t been built yet. Build it with: npm run build`,
};

type Refusals = typeof refusals & typeof technicalRefusals;

export type RefusalCode = keyof Refusals;

/** The values that each code's sentence contains. */
export type RefusalValues = { readonly [Code in RefusalCode]: Parameters<Refusals[Code]> };

/** One sentence per code, in one language. */
export type RefusalTexts<Code extends RefusalCode = keyof typeof refusals> = {
  readonly [Each in Code]: (...values: RefusalValues[Each]) => string;
};
