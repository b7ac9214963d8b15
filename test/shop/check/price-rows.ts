import { asked, eachItem, json, refused, type Body, type Breaking, type Row } from './breaking.ts';

const price = /^POST .*calculate-guest$/u;
const settings = (changes: Body): Breaking => json(/site-settings$/u, 'idempotencyKey', () => changes);
const prices = (change: (body: Body) => Body): Breaking => json(price, 'subtotal', change);
const lines = (change: Body): Breaking => json(price, 'quantity', () => change);
const rates = (change: Body): Breaking => json(/\/service$/u, 'fixed', () => change);
const plus = (sum: unknown, amount: number): number => Number(sum) + amount;

const turnaround = { standardDays: 5, rushDays: 2, closedDays: [], timeZone: 'America/Toronto', cutOff: '15:00' };
const turnaroundWith = (changes: Body): Breaking => settings({ turnaround: { ...turnaround, ...changes } });

/** Counts as many words as a message claims to have. */
const countedText = ({ count }: Body): Body => {
  const [, words = ''] = /"words":(\d+)/u.exec(JSON.stringify(count)) ?? [];
  return { content: 'word '.repeat(Number(words)) };
};

/** Moves the included words that one of two messages does not need to the other. */
const sharedWords = asked(price, (body) =>
  Array.isArray(body['items']) && body['items'].length === 2
    ? eachItem(() => ({ content: 'word '.repeat(30) }))(body)
    : {},
);

/** Mistakes in prices, in what the shop says about them, and in its settings. */
export const priceRows: readonly Row[] = [
  ['an empty address refused', 'error address-required', refused(price, /"country":""/u)],
  ['only the first service priced', 'error order-refused', refused(price, /"serviceId":"(?!moh)/u)],
  ['options without a price', 'error options-refused', refused(price, /"proofReading":true/u)],
  [
    'prices that are not rounded',
    'error price-unrounded',
    prices(({ total, tax }) => ({ tax: plus(tax, 0.004), total: plus(total, 0.004) })),
  ],
  ['sums that are off by a cent', 'error price-sum', prices(({ total }) => ({ total: plus(total, 0.01) }))],
  ['a price of nothing', 'error price-sign', prices(() => ({ subtotal: 0, tax: 0, total: 0, lines: [] }))],
  ['lines that don’t add up to the subtotal', 'error lines-sum', lines({ amount: 1 })],
  ['a line that is wrong', 'error line-amount', lines({ quantity: 7 })],
  ['a line without a name', 'warning line-unknown', lines({ code: 'studio' })],
  [
    'tax before there is an address',
    'error tax-without-address',
    prices(({ tax, subtotal }) => (tax === 0 ? { tax: 15, total: plus(subtotal, 15) } : {})),
  ],
  ['another rate than is charged', 'error rate-differs', rates({ fixed: 1 })],
  ['another rate for words', 'error rate-differs', rates({ extraWords: 0.2 })],
  ['another rate for rush production', 'error rate-differs', rates({ rushProduction: 40 })],
  ['included words shared by messages', 'error rate-differs', sharedWords],
  ['prices by the counts in the request', 'error rate-differs', asked(price, eachItem(countedText))],
  ['rush production that takes too long', 'error rush-late', turnaroundWith({ rushDays: 4 })],
  ['rush production that is slower', 'error rush-late', turnaroundWith({ standardDays: 1 })],
  ['a turnaround in no time zone', 'warning turnaround-unread', turnaroundWith({ timeZone: 'Ottawa' })],
  ['no keys', 'warning no-keys', settings({ idempotencyKey: false })],
];
