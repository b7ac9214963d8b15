import { sizes, tracksOf, voicesOf, type SizeName } from './catalogue.ts';

const rate = { fixed: 100, proofReading: 15, rushProduction: 40 };
const services = ['moh', 'voip', 'mvoice'].map((title, index) => ({ id: String(index + 1), title, rate }));

const totals = {
  subtotal: 400,
  discount: 0,
  discountRate: 0,
  tax: 52,
  taxRate: 13,
  total: 452,
  totalNoTax: 400,
  totalWordCount: 800,
  extraWordCount: 0,
};

/** A list in the envelope that the shop sends (docs/behaviour.md, Calls). */
const listed = (items: readonly unknown[]): string => JSON.stringify([items, items.length]);

const answersOf = (size: SizeName): readonly (readonly [string, string])[] => [
  ['voice', listed(voicesOf(sizes[size]))],
  ['soundtrack', listed(tracksOf(sizes[size]))],
  ['service', listed(services)],
  ['site-settings', '{}'],
  ['order/calculate-guest', JSON.stringify(totals)],
];

const sizeNames: readonly SizeName[] = ['usual', 'long'];

/** The shop's answers as JSON by their path below the server's `/api`: `{size}/voice` and so on. What is not here is not there. */
export const shopAnswers: ReadonlyMap<string, string> = new Map(
  sizeNames.flatMap((size) => answersOf(size).map(([path, body]) => [`${size}/${path}`, body] as const)),
);
