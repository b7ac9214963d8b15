/** Whole cents of some currency. All calculation is in cents; major units are only for the wire and for people. */
export type Cents = number;

/** Cents as the wire has them: major units with at most two decimals. */
export function toMajor(cents: Cents): number {
  return cents / 100;
}

/** The whole cents that a decimal in major units stands for. */
export function toCents(major: number): Cents {
  return Math.round(major * 100);
}

/** `amount × parts / whole`, half a cent rounded up. Amounts and parts are whole numbers, so that nothing drifts. */
export function share(amount: Cents, parts: number, whole: number): Cents {
  return Math.round((amount * parts) / whole);
}
