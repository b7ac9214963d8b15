// @vitest-environment happy-dom
import { afterAll, beforeAll, expect, it } from 'vitest';
import { App } from '../../../src/app.tsx';
import { forEachCurrency } from '../../../src/domain/checkout/currency.ts';
import { servicesAtom } from '../../../src/state/catalogue/catalogue.ts';
import { drawing, drawInto, textsOf, type DrawnForm } from '../helpers/draw.tsx';
import { edit, readyStore, services } from '../helpers/form-store.ts';
import { messages } from '../helpers/samples.ts';

const form = readyStore({ voices: [''] });
let drawn: DrawnForm;
beforeAll(async () => {
  drawn = await drawInto(<App form={form} />);
});
afterAll(() => drawn.takeAway());

const wordsOf = (element: Element | null | undefined): string => element?.textContent ?? '';
const find = (selector: string): readonly string[] => textsOf(drawn, selector);
/** The buttons' labels and descriptions. */
const added = (): readonly (readonly (string | null)[])[] =>
  [...drawn.place.querySelectorAll('[data-field^=add-]')].map((button) => [
    button.textContent,
    button.getAttribute('data-price'),
    button.getAttribute('aria-description'),
  ]);
const priced = ['Add message', '+CA$29', '+CA$29'];
/** Between messages, a smaller button only describes its price. */
const between = ['Add message', null, '+CA$29'];
const plain = ['Add message', null, null];
it('before a voice is chosen each service shows its lowest price, and the button to add a message its price', () => {
  expect(find('[id^=price-] > strong')).toEqual(['from CA$129', 'from CA$129', 'from CA$129']);
  const tab = drawn.place.querySelector('[role=tab]');
  const described = tab?.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => wordsOf(drawn.place.querySelector(`#${id}`)))).toEqual([
    'Voice and music for callers on hold',
    'from CA$129 with 1 message of 50 words',
  ]);
  expect(added()).toEqual([priced]);
});

it('included messages have no price on the button', async () => {
  const three = services.map((service) => ({ ...service, includedPrompts: 3 }));
  await drawing(() => form.store.set(servicesAtom, { status: 'ready', data: three }));
  await drawing(() => edit(form, { messages: messages(2) }));
  expect(added()).toEqual([plain, plain]);
  await drawing(() => edit(form, { messages: messages(3) }));
  expect(added()).toEqual([between, between, priced]);
  await drawing(() => form.store.set(servicesAtom, { status: 'ready', data: services }));
});

it('a shop without price lists has no prices on the form', async () => {
  const none = { fixed: null, extraPrompts: null, extraWords: null, proofReading: null, rushProduction: null };
  const silent = services.map((service) => ({ ...service, rates: forEachCurrency(() => none) }));
  await drawing(() => form.store.set(servicesAtom, { status: 'ready', data: silent }));
  expect(find('[id^=price-]')).toEqual(['', '', '']);
  expect(find('section section p').join(' ')).not.toMatch(/extra charge for more voices|included in the price/u);
  expect(added()).toContainEqual(plain);
});
