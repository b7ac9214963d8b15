import { Type, type Static } from '@fastify/type-provider-typebox';
import { keepProblems } from '../http/form-problems.ts';
import type { checkout } from '../text/en/checkout.ts';

/** A card as it was typed. It is checked and discarded: no part of it is stored or logged. */
export type TypedCard = Static<typeof cardForm>;

const typed = Type.String({ maxLength: 120, default: '' });
export const cardForm = Type.Object({ number: typed, expiry: typed, cvc: typed, name: typed });

export type CardField = keyof TypedCard;
/** The problem of a field, by its key in the texts. */
type CardProblem = keyof typeof checkout.problems;
export type CardProblems = Readonly<Partial<Record<CardField, CardProblem>>>;

const digitsOf = (text: string): string => text.replaceAll(/[\s-]/gu, '');

/** Whether the check digit of a card number is correct (ISO/IEC 7812, Luhn). */
export function hasValidCheckDigit(number: string): boolean {
  const sum = Array.from(number)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

function numberProblem(text: string): CardProblem | null {
  const number = digitsOf(text);
  if (number === '') return 'number';
  if (!/^\d{13,19}$/u.test(number)) return 'numberLength';
  return hasValidCheckDigit(number) ? null : 'numberWrong';
}

function expiryProblem(text: string, now: Date): CardProblem | null {
  if (text.trim() === '') return 'expiry';
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/u.exec(text) ?? /^(\d{2})(\d{2})$/u.exec(text) ?? [];
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12) {
    return 'expiryForm';
  }
  // A card is valid until the last day of its month.
  const end = Date.UTC(2000 + Number(year), Number(month), 1);
  return now.getTime() < end ? null : 'expired';
}

function cvcProblem(text: string): CardProblem | null {
  if (text.trim() === '') return 'cvc';
  return /^\d{3,4}$/u.test(text.trim()) ? null : 'cvcLength';
}

/** The problems of a card before it is charged, by field. */
export const cardProblems = (card: TypedCard, now: Date): CardProblems =>
  keepProblems<CardField, CardProblem>({
    number: numberProblem(card.number),
    expiry: expiryProblem(card.expiry, now),
    cvc: cvcProblem(card.cvc),
    name: card.name.trim() === '' ? 'name' : null,
  });

/** The problems on a form that is shown again: the original ones, and number and code, which are never sent back. */
export const problemsOfReturn = (problems: CardProblems): CardProblems => ({
  number: 'numberAgain',
  cvc: 'cvcAgain',
  ...problems,
});

/** The behaviour of a card: it pays, or the bank declines it. */
type CardEffect = keyof typeof checkout.effects;

/** Why a card was not charged. */
export type Decline = keyof typeof checkout.declines;

interface TestCard {
  readonly number: string;
  readonly effect: CardEffect;
}

/** The cards of the test checkout, as its page lists them. */
export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', effect: 'pays' },
  { number: '4000 0000 0000 0002', effect: 'declined' },
  { number: '4000 0000 0000 9995', effect: 'lacks-funds' },
];

/** Charges a test card: returns null if it pays, otherwise why it was declined. */
export function chargeTestCard({ number }: TypedCard): Decline | null {
  const { effect = 'no-test-card' } = testCards.find((known) => digitsOf(known.number) === digitsOf(number)) ?? {};
  return effect === 'pays' ? null : effect;
}
