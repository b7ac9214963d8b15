/** A card as it was typed. It is checked and forgotten: no part of it is stored or logged. */
export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly name: string;
}

export type CardField = keyof TypedCard;
export type CardProblems = Readonly<Partial<Record<CardField, string>>>;

const digitsOf = (text: string): string => text.replaceAll(/[\s-]/gu, '');

/** Whether the last digit of a card number fits the others (ISO/IEC 7812, Luhn). */
export function hasValidCheckDigit(number: string): boolean {
  const sum = Array.from(number)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

function numberProblem(text: string): string | null {
  const number = digitsOf(text);
  if (number === '') return 'Enter the card number.';
  if (!/^\d{13,19}$/u.test(number)) return 'A card number has 13 to 19 digits.';
  return hasValidCheckDigit(number) ? null : 'This card number is not right. Please check its digits.';
}

function expiryProblem(text: string, now: Date): string | null {
  if (text.trim() === '') return 'Enter the expiry date.';
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/u.exec(text) ?? /^(\d{2})(\d{2})$/u.exec(text) ?? [];
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12) {
    return 'Enter the expiry date as month and year, such as 04/30.';
  }
  // A card is good to the last day of its month.
  const end = Date.UTC(2000 + Number(year), Number(month), 1);
  return now.getTime() < end ? null : 'This card has expired.';
}

function cvcProblem(text: string): string | null {
  if (text.trim() === '') return 'Enter the security code.';
  return /^\d{3,4}$/u.test(text.trim()) ? null : 'The security code has 3 or 4 digits.';
}

/** What is wrong with a card before anybody is asked to charge it, by field. */
export function cardProblems(card: TypedCard, now: Date): CardProblems {
  const found: Readonly<Record<CardField, string | null>> = {
    number: numberProblem(card.number),
    expiry: expiryProblem(card.expiry, now),
    cvc: cvcProblem(card.cvc),
    name: card.name.trim() === '' ? 'Enter the name on the card.' : null,
  };
  const problems: Partial<Record<CardField, string>> = {};
  for (const field of ['number', 'expiry', 'cvc', 'name'] as const) {
    if (found[field] !== null) problems[field] = found[field];
  }
  return problems;
}

/** The cards that the test checkout knows, as its page shows them; `decline` is what the bank says, if it refuses. */
export const testCards = [
  { number: '4242 4242 4242 4242', effect: 'pays', decline: null },
  { number: '4000 0000 0000 0002', effect: 'is declined', decline: 'Your card was declined.' },
  { number: '4000 0000 0000 9995', effect: 'lacks funds', decline: 'Your card has insufficient funds.' },
] as const;

/** Charges a test card: null when it pays, else why it was declined. */
export function chargeTestCard({ number }: TypedCard): string | null {
  const card = testCards.find((known) => digitsOf(known.number) === digitsOf(number));
  return card === undefined
    ? 'This is a test checkout, and it only takes the test cards. Your card was not charged.'
    : card.decline;
}
