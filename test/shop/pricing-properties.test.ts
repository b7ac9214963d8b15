import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wirePrice } from '../../demo/shop/ordering/quote.ts';
import { discountOn } from '../../demo/shop/pricing/discounts.ts';
import { toCents, toMajor } from '../../demo/shop/pricing/money.ts';
import { priceOrder, type PriceQuestion } from '../../demo/shop/pricing/price-order.ts';
import { taxesOf } from '../../demo/shop/pricing/taxes.ts';
import { services } from '../../demo/shop/seed/services.ts';
import { currencies } from '../../src/domain/checkout/currency.ts';
import { countWords } from '../../src/domain/scripts/count-words.ts';
import { statesOf } from '../../src/domain/buyer/regions.ts';

const provinces = statesOf('CA').map(({ code }) => code);
const place = fc.oneof(
  fc.record({ country: fc.constant('CA'), state: fc.constantFrom(...provinces) }),
  fc.record({ country: fc.constantFrom('US', 'FR', 'DE', ''), state: fc.constantFrom('NY', '') }),
);
const cents = fc.integer({ min: 0, max: 100_000 });
const discount = fc.option(
  fc.oneof(
    fc.record({ type: fc.constant('fixed' as const), value: cents, minOrderAmount: cents, maxDiscount: cents }),
    fc.record({
      type: fc.constant('percentage' as const),
      value: fc.integer({ min: 0, max: 10_000 }),
      minOrderAmount: cents,
      maxDiscount: cents,
    }),
  ),
);
const word = fc.constantFrom(
  'thank',
  'you',
  'for',
  'calling',
  'l’hôtel',
  'https://example.com/a',
  '\u200b',
  '\u2800',
  ' ',
  '\n',
);
const message = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(word, { maxLength: 200 }).map((words) => words.join(' ')),
);
const question: fc.Arbitrary<PriceQuestion> = fc
  .record({
    service: fc.constantFrom(...services),
    currency: fc.constantFrom(...currencies),
    messages: fc.array(message, { minLength: 1, maxLength: 20 }),
    options: fc.record({ proofReading: fc.boolean(), rush: fc.boolean(), updateVoicemailGreeting: fc.boolean() }),
    discount,
    taxes: place.map(taxesOf),
  })
  .map(({ service, currency, ...rest }) => ({ ...service, rates: service.rates[currency], ...rest }));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Looks at the prices of many orders. */
const everyPrice = (check: (price: ReturnType<typeof priceOrder>, asked: PriceQuestion) => void): void =>
  fc.assert(fc.property(question, (asked) => check(priceOrder(asked), asked)));

describe('the price of any order, in all currencies and provinces,', () => {
  it('is the sum of its lines, less the discount, and the taxes', () => {
    everyPrice(({ lines, taxes, subtotal, discount, tax, total }) => {
      expect(sum(lines.map(({ amount }) => amount))).toBe(subtotal);
      for (const { quantity, unit, amount } of lines) expect(quantity * unit).toBe(amount);
      expect(sum(taxes.map(({ amount }) => amount))).toBe(tax);
      expect(subtotal - discount + tax).toBe(total);
    });
  });

  it('has lines whose cents add up to the subtotal', () => {
    everyPrice((price) => {
      const { lines, subtotal } = wirePrice(price, 'en');
      expect(sum(lines.map(({ amount }) => toCents(amount)))).toBe(toCents(subtotal));
      for (const { quantity, unit, amount } of lines) expect(quantity * toCents(unit)).toBe(toCents(amount));
      const codes = lines.map(({ code }) => code);
      expect(new Set(codes).size).toBe(codes.length);
    });
  });

  it('is in whole cents that go to the wire and back, and never negative', () => {
    everyPrice(({ lines, taxes, subtotal, discount, tax, total }) => {
      const amounts = [
        subtotal,
        discount,
        tax,
        total,
        ...lines.map(({ amount }) => amount),
        ...taxes.map(({ amount }) => amount),
      ];
      for (const amount of amounts) {
        expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        expect(toCents(JSON.parse(JSON.stringify(toMajor(amount))))).toBe(amount);
      }
    });
  });

  it('has a discount of at most the subtotal and its cap, from the least order amount on', () => {
    everyPrice((price, { discount: rule }) => {
      const isGiven = rule !== null && price.subtotal >= rule.minOrderAmount;
      const cap = isGiven ? rule.maxDiscount || Infinity : 0;
      expect(price.discount).toBeLessThanOrEqual(Math.min(price.subtotal, cap));
    });
  });

  it('is taxed by half a cent a tax exactly', () => {
    everyPrice(({ taxes, subtotal, discount, taxRate }) => {
      for (const { amount, rate } of taxes) {
        expect(Math.abs(amount - ((subtotal - discount) * rate) / 100_000)).toBeLessThanOrEqual(0.5);
      }
      expect(taxRate).toBeCloseTo(sum(taxes.map(({ rate }) => rate)) / 100_000, 10);
    });
  });

  it('counts every word, and charges those above the included ones of each message', () => {
    everyPrice(({ totalWordCount, extraWordCount }, { messages, includedWordsPerPrompt: included }) => {
      const counts = messages.map(countWords);
      expect(totalWordCount).toBe(sum(counts));
      expect(extraWordCount).toBe(sum(counts.map((count) => Math.max(0, count - included))));
    });
  });

  it('grows with every message, word and option', () => {
    fc.assert(
      fc.property(question, message, (asked, more) => {
        const plain = { ...asked, discount: null };
        const { subtotal } = priceOrder(plain);
        expect(priceOrder({ ...plain, messages: [...asked.messages, more] }).subtotal).toBeGreaterThanOrEqual(subtotal);
        const longer = asked.messages.map((text) => `${text} word`);
        expect(priceOrder({ ...plain, messages: longer }).subtotal).toBeGreaterThanOrEqual(subtotal);
        const options = { proofReading: true, rush: true, updateVoicemailGreeting: true };
        expect(priceOrder({ ...plain, options }).subtotal).toBeGreaterThanOrEqual(subtotal);
      }),
    );
  });
});

it('a discount is never larger for a smaller order', () => {
  fc.assert(
    fc.property(cents, cents, discount, (one, other, rule) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(discountOn(less, rule)).toBeLessThanOrEqual(discountOn(more, rule));
    }),
  );
});

it('words never get fewer by writing more, and blanks of any kind add none', () => {
  fc.assert(
    fc.property(message, message, (one, other) => {
      expect(countWords(`${one} ${other}`)).toBe(countWords(one) + countWords(other));
      expect(countWords(`\u200b${one} \u2800`)).toBe(countWords(one));
    }),
  );
});
