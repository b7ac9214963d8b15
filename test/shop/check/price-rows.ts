import * as v from 'valibot';
import { asked, json, refused, type Breaking, type Row } from './breaking.ts';

const call = /^POST .*calculate-guest$/u;

const price = v.looseObject({
  subtotal: v.number(),
  tax: v.number(),
  total: v.number(),
  lines: v.array(v.looseObject({ amount: v.number() })),
});
const question = v.looseObject({
  serviceId: v.string(),
  currency: v.string(),
  address: v.looseObject({ country: v.string() }),
  items: v.array(v.looseObject({ content: v.string() })),
  options: v.looseObject({ proofReading: v.boolean() }),
  discountCodeOrId: v.nullable(v.string()),
  referralCode: v.nullable(v.string()),
});
const service = v.looseObject({ rate: v.looseObject({ fixed: v.number() }) });
const services = v.tuple([v.array(service), v.number()]);

const priced = (change: (one: v.InferOutput<typeof price>) => object): Breaking =>
  json(call, price, (one) => ({ ...one, ...change(one) }));
const refusing = (isRefused: (asked: v.InferOutput<typeof question>) => boolean): Breaking =>
  refused(call, question, isRefused);
const rates = (change: (rate: v.InferOutput<typeof service>['rate']) => object): Breaking =>
  json(/\/service$/u, services, ([list, count]) => [
    list.map((one) => ({ ...one, rate: { ...one.rate, ...change(one.rate) } })),
    count,
  ]);
const settings = (changes: object): Breaking =>
  json(/site-settings$/u, v.looseObject({}), (all) => ({ ...all, ...changes }));

const turnaround = {
  standardDays: 5,
  rushDays: 2,
  closedDays: [],
  timeZone: 'America/Toronto',
  cutOff: '15:00',
};

const error = (name: string, code: string, breaking: Breaking): Row => ({ name, code, level: 'error', breaking });
const warning = (name: string, code: string, breaking: Breaking): Row => ({ name, code, level: 'warning', breaking });

export const priceRows: readonly Row[] = [
  error(
    'an empty address refused',
    'price-needs-address',
    refusing(({ address }) => address.country === ''),
  ),
  error(
    'empty texts refused',
    'price-needs-text',
    refusing(({ items }) => items.some(({ content }) => content === '')),
  ),
  error(
    'unknown discounts refused in prices',
    'price-needs-discount',
    refusing(({ discountCodeOrId }) => discountCodeOrId !== null),
  ),
  error(
    'unknown partners refused in prices',
    'price-needs-partner',
    refusing(({ referralCode }) => referralCode !== null),
  ),
  error(
    'the first service alone priced',
    'no-price',
    refusing(({ serviceId }) => serviceId !== 'moh'),
  ),
  error(
    'US dollars refused',
    'no-price',
    refusing(({ currency }) => currency === 'USD'),
  ),
  error(
    'proof reading that has no price',
    'choice-refused',
    refusing(({ options }) => options.proofReading),
  ),
  error(
    'prices without a total',
    'no-price',
    priced(() => ({ total: undefined })),
  ),
  error(
    'prices in cents',
    'price-cents',
    priced(({ subtotal, tax, total }) => ({
      subtotal: subtotal * 100,
      tax: tax * 100,
      total: total * 100,
      lines: null,
    })),
  ),
  error(
    'prices that are not rounded',
    'price-unrounded',
    priced(({ total, tax }) => ({ tax: tax + 0.004, total: total + 0.004 })),
  ),
  error(
    'sums that are off by a cent',
    'price-sum',
    priced(({ total }) => ({ total: total + 0.01 })),
  ),
  error(
    'a price of nothing',
    'price-sign',
    priced(() => ({ subtotal: 0, tax: 0, total: 0, lines: [] })),
  ),
  error(
    'lines that don’t make the subtotal',
    'lines-sum',
    priced(({ lines }) => ({ lines: [...lines, ...lines] })),
  ),
  error(
    'a line that is wrong',
    'line-amount',
    priced(({ lines }) => ({ lines: lines.map((line) => ({ ...line, quantity: 7 })) })),
  ),
  warning(
    'a line without a name',
    'line-unknown',
    priced(({ lines }) => ({ lines: lines.map((line) => ({ ...line, code: 'studio' })) })),
  ),
  warning(
    'lines of another shape',
    'lines-unread',
    priced(() => ({ lines: 'none' })),
  ),
  error(
    'tax before there is an address',
    'tax-without-address',
    priced(({ subtotal, tax }) => (tax > 0 ? {} : { tax: 15, total: subtotal + 15 })),
  ),
  error(
    'another rate than is charged',
    'rate-differs',
    rates(({ fixed }) => ({ fixed: fixed - 20 })),
  ),
  error(
    'another rate for words',
    'rate-differs',
    rates(() => ({ extraWords: 0.2 })),
  ),
  error(
    'words that are left over from other messages',
    'rate-differs',
    asked(call, question, (body) => ({
      ...body,
      items:
        body.items.length === 2 ? body.items.map((item) => ({ ...item, content: 'word '.repeat(30) })) : body.items,
    })),
  ),
  error(
    'another rate for rush production',
    'rate-differs',
    rates(() => ({ rushProduction: 40 })),
  ),
  warning(
    'a rate as a text',
    'no-rate',
    rates(() => ({ fixed: 'CA$120' })),
  ),
  warning(
    'no rate',
    'no-rate',
    json(/\/service$/u, services, ([list, count]) => [list.map(({ rate: _, ...service }) => service), count]),
  ),
  error('rush production that takes too long', 'rush-late', settings({ turnaround: { ...turnaround, rushDays: 4 } })),
  error('rush production that is slower', 'rush-slower', settings({ turnaround: { ...turnaround, standardDays: 1 } })),
  warning(
    'a turnaround in no time zone',
    'turnaround-unread',
    settings({ turnaround: { ...turnaround, timeZone: 'Ottawa' } }),
  ),
  warning('a flag as a text', 'flag-type', settings({ idempotencyKey: 'true' })),
  warning('no keys', 'no-keys', settings({ idempotencyKey: false })),
];
