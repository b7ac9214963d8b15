// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { currencies, forEachCurrency } from '../../../src/domain/checkout/currency.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import type { ShopService } from '../../../src/domain/order/shop-service.ts';
import { CommentsSection } from '../../../src/form/comments/comments-section.tsx';
import { Announcer } from '../../../src/form/notices/announcer.tsx';
import { OptionsSection } from '../../../src/form/options/options-section.tsx';
import { SummaryTotals } from '../../../src/form/summary/summary-totals.tsx';
import { editGuest } from '../../../src/state/buyer/guest-details.ts';
import { isLateAtom, servicesAtom, type Remote } from '../../../src/state/catalogue/catalogue.ts';
import { drawForm, drawing, drawPart, textsOf } from '../helpers/draw.tsx';
import { fakeShopEachTest, pass } from '../helpers/fake-shop.ts';
import { edit, readyStore, services, type FormStore } from '../helpers/form-store.ts';
import { goodShop, payingForm } from '../helpers/paying.ts';
import { message, messages, onHold, optionsOf } from '../helpers/samples.ts';

/** The bar of a form. */
async function drawBar(form: FormStore): Promise<Element> {
  const { place } = await drawForm(form);
  return place.querySelector('[part=bar]') ?? place;
}

const click = (button: Element | null): void => {
  if (!(button instanceof HTMLElement)) throw new Error('The button is missing.');
  button.click();
};

describe('the bar', () => {
  it('counts messages, words and the steps that are left', async () => {
    const form = readyStore({ voices: [null], messages: [message(1, { content: '' })] });
    const bar = await drawBar(form);
    expect(bar.textContent).toMatch(/^1 message0 words2 steps left/u);
    await drawing(() => edit(form, { messages: [message(1, { content: 'word '.repeat(53) }), message(2)] }));
    expect(bar.textContent).toMatch(/^2 messages56 words incl\. 3 extra1 step left/u);
  });

  it('has the subtotal, the discount, the tax and the total', async () => {
    const body = { subtotal: 100, discount: 10, tax: 11.7, total: 101.7 };
    goodShop(shop()).on('POST /order/calculate-guest', { body });
    const form = await payingForm();
    await pass(300);
    const bar = await drawBar(form);
    expect(bar.textContent).toMatch(
      /Subtotal.*CA\$100\.00.*Discount.*−CA\$10\.00.*TAX.*CA\$11\.70.*Total.*CA\$101\.70/u,
    );
  });

  const dispatch = (event: Event) => () => document.body.dispatchEvent(event);

  it.each<[string, (bar: Element) => unknown]>([
    ['proceeds', (bar) => click(bar.querySelector('[part~=button-primary]'))],
    ['presses elsewhere', dispatch(new MouseEvent('pointerdown', { bubbles: true }))],
    ['presses Escape', dispatch(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))],
  ])('closes what is open above it if the buyer %s', async (_, act) => {
    const bar = await drawBar(await payingForm());
    const toggle = bar.querySelector('[aria-expanded]');
    await drawing(() => click(toggle));
    expect(toggle?.getAttribute('aria-expanded')).toBe('true');
    await drawing(() => act(bar));
    expect(toggle?.getAttribute('aria-expanded')).toBe('false');
  });

  it.each([
    [{ tax: 0 }, '', 'Total CA$113.00, before tax'],
    [{ tax: 0 }, 'CA', 'Total CA$113.00'],
    [{ tax: 13 }, 'CA', 'Total CA$113.00, tax included'],
  ])('announces after a second, with %j in the country "%s": %s', async (price, country, announced) => {
    const form = await payingForm();
    const { place } = await drawPart(form, <Announcer />);
    goodShop(shop()).on('POST /order/calculate-guest', { body: { subtotal: 100, total: 113, ...price } });
    editGuest(form, { country });
    edit(form, { messages: messages(2) });
    await drawing(() => pass(300));
    expect(place.textContent).toBe('');
    await drawing(() => pass(700));
    expect(place.textContent).toBe(announced);
  });

  const unpriced = { ...onHold.rates.USD, fixed: null };

  it.each<[string, ShopService['rates'], readonly string[]]>([
    ['all have a price', onHold.rates, currencies],
    ['only CAD has a price', { ...forEachCurrency(() => unpriced), CAD: onHold.rates.CAD }, ['CAD']],
  ])('offers only currencies with a price: %s', async (_, rates, offered) => {
    const form = readyStore();
    form.store.set(servicesAtom, { status: 'ready', data: [{ ...onHold, rates }] });
    const drawn = await drawForm(form);
    expect(textsOf(drawn, '[part=bar] option')).toEqual(offered);
  });

  it.each<[Remote<never>['status'], Order['voices'], string]>([
    ['loading', ['v1'], 'Updating prices…'],
    ['failed', ['v1'], 'Prices couldn’t be loaded.'],
    ['failed', [null], 'Choose a voice to see your total.'],
  ])('of an order while the services are %s and the voices are %j: %s', async (status, voices, text) => {
    const form = readyStore({ voices, messages: messages(1) });
    form.store.set(servicesAtom, status === 'failed' ? { status } : { status: 'loading' });
    form.store.set(isLateAtom, true);
    const bar = await drawBar(form);
    expect(bar.textContent).toContain(text);
    expect(bar.textContent.includes('Choose a voice to see your total.')).toBe(voices[0] === null);
  });
});

const { shop } = fakeShopEachTest();

/** A form whose buyer has chosen no voice. */
async function drawUnvoiced() {
  const form = readyStore({ voices: [''], messages: messages(1) });
  const drawn = await drawForm(form);
  return {
    form,
    place: drawn.place,
    find: (selector: string): readonly string[] => textsOf(drawn, selector),
    /** Changes all services of the shop. */
    offer: (change: Partial<ShopService>) => {
      const data = services.map((service) => ({ ...service, ...change }));
      return drawing(() => form.store.set(servicesAtom, { status: 'ready', data }));
    },
    /** The buttons that add a message: their labels, prices and descriptions. */
    added: () =>
      [...drawn.place.querySelectorAll('[data-field^=add-]')].map((button) => [
        button.textContent,
        button.getAttribute('data-price'),
        button.getAttribute('aria-description'),
      ]),
  };
}

const priced = ['Add message', '+CA$29', '+CA$29'];
/** Between messages, a smaller button only describes its price. */
const between = ['Add message', null, '+CA$29'];
const plain = ['Add message', null, null];

it('before a voice is chosen each service shows its lowest price, and the button to add a message its price', async () => {
  const { place, find, added } = await drawUnvoiced();
  expect(find('[id^=price-] > strong')).toEqual(['from CA$129', 'from CA$129', 'from CA$129']);
  const described = place.querySelector('[role=tab]')?.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => place.querySelector(`#${id}`)?.textContent)).toEqual([
    'Voice and music for callers on hold',
    'from CA$129 with 1 message of 50 words',
  ]);
  expect(added()).toEqual([priced]);
});

it('a drawn form has prices on its buttons once messages are no longer included, and none once the shop has none', async () => {
  const { form, find, offer, added } = await drawUnvoiced();
  await offer({ includedPrompts: 3 });
  await drawing(() => edit(form, { messages: messages(2) }));
  expect(added()).toEqual([plain, plain]);
  await drawing(() => edit(form, { messages: messages(3) }));
  expect(added()).toEqual([between, between, priced]);

  const none = { fixed: null, extraPrompts: null, extraWords: null, proofReading: null, rushProduction: null };
  await offer({ includedPrompts: 3, rates: forEachCurrency(() => none) });
  expect(find('[id^=price-]')).toEqual(['', '', '']);
  expect(find('section section p').join(' ')).not.toMatch(/extra charge for more voices|included in the price/u);
  expect(added()).toEqual([plain, plain, plain]);
});

it('the options have their prices in the chosen currency', async () => {
  const form = readyStore();
  const drawn = await drawPart(form, <OptionsSection />);
  const labels = () => textsOf(drawn, 'fieldset label');
  const rush = 'Rush Production Fee, 2 Business Days Guarantee';
  expect(labels()).toEqual(['Proof Reading +CA$15.00', `${rush} +CA$40.00`]);
  await drawing(() => edit(form, { currency: 'USD' }));
  expect(labels()).toEqual(['Proof Reading +$12.00', `${rush} +$30.00`]);
});

it('an option that the voice does not offer is disabled with the reason', async () => {
  const form = readyStore({ voices: ['slow'] });
  const { place } = await drawPart(form, <OptionsSection />);
  const rush = place.querySelectorAll<HTMLInputElement>('fieldset input')[1];
  const reason = 'Selected voice does not offer rush production.';
  const state = () => [rush?.disabled, place.textContent.includes(reason)];
  expect(state()).toEqual([true, true]);
  await drawing(() => edit(form, { voices: ['v1'] }));
  expect(state()).toEqual([false, false]);
});

it.each([
  [1000, null, '1000 of 1000 characters'],
  [1001, 'true', 'Shorten them to 1000 characters.'],
])('comments of %i characters are invalid: %s', async (length, isInvalid, words) => {
  const { place } = await drawPart(readyStore({ comments: 'x'.repeat(length) }), <CommentsSection />);
  expect(place.querySelector('textarea')?.getAttribute('aria-invalid') ?? null).toBe(isInvalid);
  expect(place.textContent).toContain(words);
});

const service = { code: 'service', quantity: 1, unit: 70, amount: 70 };
const gift = { code: 'gift', quantity: 1, unit: 10, amount: 10 };
const lines = [
  service,
  { code: 'words', quantity: 2, unit: 0.35, amount: 0.7 },
  { code: 'rush', quantity: 1, unit: 40, amount: 40 },
];

const rush = 'Rush production (2 Business Days Guarantee)CA$40.00';
const options = ['Proof readingCA$15.00', rush];
const counts = ['Messages1', 'Words52 incl. 2 extra', ...options];
const serviceRows = ['On Hold MessageCA$70.00', 'Messages 1included'];
const sums = ['SubtotalCA$100.00', 'TotalCA$100.00'];

it.each<[string, object, readonly string[]]>([
  [
    'counts and list prices if the shop sends no lines',
    { discount: 10, tax: 11.7 },
    [...counts, 'SubtotalCA$100.00', 'Discount−CA$10.00', 'TaxCA$11.70', 'TotalCA$100.00'],
  ],
  [
    'the amounts of the lines, and the name of the tax',
    { lines, tax: 13, taxName: 'HST', taxRate: 0.13 },
    [
      ...serviceRows,
      'Words 52 incl. 2 extra (2 × CA$0.35)CA$0.70',
      ...options,
      'SubtotalCA$100.00',
      'Tax (HST 13%)CA$13.00',
      'TotalCA$100.00',
    ],
  ],
  [
    'unknown price lines by their label',
    { lines: [service, { ...gift, label: 'Gift wrapping' }, { ...gift, quantity: 2, amount: 20, label: 'Copies' }] },
    [...serviceRows, 'Words 52 incl. 2 extraincluded', ...options, 'Gift wrappingCA$10.00', 'CopiesCA$20.00', ...sums],
  ],
  ['no lines if one of them has no name', { lines: [service, gift] }, [...counts, ...sums]],
])('the summary shows %s', async (_, price, rows) => {
  goodShop(shop()).on('POST /order/calculate-guest', { body: { subtotal: 100, total: 100, ...price } });
  const messages = [message(1, { content: 'word '.repeat(52) })];
  const form = await payingForm({ messages, options: optionsOf('proofReading', 'rush') });
  await pass(300);
  expect(textsOf(await drawPart(form, <SummaryTotals isGuest={false} />), 'tr')).toEqual(rows);
});
