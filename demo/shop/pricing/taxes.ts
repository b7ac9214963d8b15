import { share, type Cents } from './money.ts';

/** One tax of a place. The rate is in hundred-thousandths, so that 9.975 % is a whole number. */
export interface Tax {
  readonly name: 'GST' | 'HST' | 'PST' | 'QST';
  readonly rate: number;
}

/** A calculated tax. */
export interface TaxLine extends Tax {
  readonly amount: Cents;
}

const whole = 100_000;
const gst: Tax = { name: 'GST', rate: 5_000 };
const hst = (rate: number): readonly Tax[] => [{ name: 'HST', rate }];
const gstAndPst = (rate: number): readonly Tax[] => [gst, { name: 'PST', rate }];

/** The taxes by Canadian province; Nova Scotia's rate is that since April 2025. */
const canadianTaxes: Readonly<Record<string, readonly Tax[]>> = {
  AB: [gst],
  NT: [gst],
  NU: [gst],
  YT: [gst],
  BC: gstAndPst(7_000),
  MB: gstAndPst(7_000),
  SK: gstAndPst(6_000),
  QC: [gst, { name: 'QST', rate: 9_975 }],
  ON: hst(13_000),
  NB: hst(15_000),
  NL: hst(15_000),
  PE: hst(15_000),
  NS: hst(14_000),
};

/** The taxes of an address: those of its Canadian province; none elsewhere, and none while the province is unknown. */
export function taxesOf({ country, state }: { readonly country: string; readonly state: string }): readonly Tax[] {
  return country === 'CA' && Object.hasOwn(canadianTaxes, state) ? (canadianTaxes[state] ?? []) : [];
}

/** Calculates taxes on an amount, each rounded to the cent separately, because they are paid to different offices. */
export function chargeTaxes(amount: Cents, taxes: readonly Tax[]): readonly TaxLine[] {
  return taxes.map((tax) => ({ ...tax, amount: share(amount, tax.rate, whole) }));
}

/** The sum of all tax rates as a fraction: 0.13, 0.14975. */
export function taxRate(taxes: readonly Tax[]): number {
  return taxes.reduce((sum, tax) => sum + tax.rate, 0) / whole;
}
