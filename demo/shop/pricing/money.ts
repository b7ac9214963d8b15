/** Whole cents of a currency. All calculation is in cents; major units are only for the wire and for people. */
export type Cents = number;

/** Converts cents to major units with at most two decimals, for the wire. */
export function toMajor(cents: Cents): number {
  return cents / 100;
}

/** Converts a decimal in major units to whole cents. */
export function toCents(major: number): Cents {
  return Math.round(major * 100);
}

/**
 * `amount × parts / whole`, with half a cent rounded up. Amounts and parts are whole numbers, so that no errors
 * accumulate.
 */
export function share(amount: Cents, parts: number, whole: number): Cents {
  return Math.round((amount * parts) / whole);
}
