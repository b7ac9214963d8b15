import { Type, type Static } from '@fastify/type-provider-typebox';
import type { checkout } from '../text/en/checkout.ts';
import { timeZone } from '../time-zone.ts';

/** A card as it was typed. It is checked and discarded: no part of it is stored or logged. */
export type TypedCard = Static<typeof cardForm>;

const typed = Type.String({ maxLength: 120, default: '' });
export const cardForm = Type.Object({ number: typed, expiry: typed, cvc: typed, name: typed });

type CardField = keyof TypedCard;
/** The problem of a field, by its key in the texts. */
type CardProblem = keyof typeof checkout.problems;
export type CardProblems = Readonly<Partial<Record<CardField, CardProblem>>>;

const digitsOf = (text: string): string => text.replaceAll(/[\s-]/gu, '');

const cardFields = ['number', 'expiry', 'cvc', 'name'] as const;

/** Whether an expiry date is MM / YY or MM / YYYY and its month is not over. (Swedish dates are YYYY-MM-DD.) */
function isValidExpiry(expiry: string, now: Date): boolean {
  const [, month = '', year = ''] = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d\d)\s*$/u.exec(expiry) ?? [];
  return `20${year}-${month.padStart(2, '0')}` >= now.toLocaleDateString('sv', { timeZone }).slice(0, 7);
}

/** The fields that are empty, and a wrong expiry date. Only the test cards are accepted, with any code. */
export const cardProblems = (card: TypedCard, now: Date): CardProblems => ({
  ...(isValidExpiry(card.expiry, now) ? {} : { expiry: 'expiryPast' }),
  ...Object.fromEntries(cardFields.filter((field) => card[field].trim() === '').map((field) => [field, field])),
});

/** The problems on a form that is shown again: the original ones, and number and code, which are never sent back. */
export const problemsOfReturn = (problems: CardProblems): CardProblems => ({
  number: 'numberAgain',
  cvc: 'cvcAgain',
  ...problems,
});

/** Why a card was not charged. */
export type Decline = keyof typeof checkout.declines;

/** The cards of the test checkout, as its page lists them: each pays, or the bank declines it. */
export const testCards = [
  { number: '4242 4242 4242 4242', effect: 'pays' },
  { number: '4000 0000 0000 0002', effect: 'declined' },
  { number: '4000 0000 0000 9995', effect: 'lacks-funds' },
] as const;

/** Charges a test card: returns null if it pays, otherwise why it was declined. */
export function chargeTestCard({ number }: TypedCard): Decline | null {
  const { effect = 'no-test-card' } = testCards.find((known) => digitsOf(known.number) === digitsOf(number)) ?? {};
  return effect === 'pays' ? null : effect;
}
