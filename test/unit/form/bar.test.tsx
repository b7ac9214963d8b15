// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { currencies, forEachCurrency } from '../../../src/domain/checkout/currency.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import type { ShopService } from '../../../src/domain/order/shop-service.ts';
import { isLateAtom, servicesAtom, type Remote } from '../../../src/state/catalogue/catalogue.ts';
import { Announcer } from '../../../src/form/notices/announcer.tsx';
import { editGuest } from '../../../src/state/buyer/guest-details.ts';
import { drawForm, drawing, drawPart, textsOf } from '../helpers/draw.tsx';
import { fakeShopEachTest, pass } from '../helpers/fake-shop.ts';
import { edit, readyStore, type FormStore } from '../helpers/form-store.ts';
import { goodShop, payingForm } from '../helpers/paying.ts';
import { message, messages, onHold } from '../helpers/samples.ts';

const { shop } = fakeShopEachTest();

/** The bar of a form. */
async function draw(form: FormStore): Promise<Element> {
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
    const bar = await draw(form);
    expect(bar.textContent).toMatch(/^1 message0 words2 steps left/u);
    await drawing(() => edit(form, { messages: [message(1, { content: 'word '.repeat(53) }), message(2)] }));
    expect(bar.textContent).toMatch(/^2 messages56 words incl\. 3 extra1 step left/u);
  });

  it('has the subtotal, the discount, the tax and the total', async () => {
    const body = { subtotal: 100, discount: 10, tax: 11.7, total: 101.7 };
    goodShop(shop()).on('POST /order/calculate-guest', { body });
    const form = await payingForm();
    await pass(300);
    const bar = await draw(form);
    expect(bar.textContent).toMatch(
      /Subtotal.*CA\$100\.00.*Discount.*−CA\$10\.00.*TAX.*CA\$11\.70.*Total.*CA\$101\.70/u,
    );
  });

  it('closes what is open above it if the buyer proceeds', async () => {
    const bar = await draw(await payingForm());
    const [toggle, proceed] = [bar.querySelector('[aria-expanded]'), bar.querySelector('[part~=button-primary]')];
    await drawing(() => click(toggle));
    expect(toggle?.getAttribute('aria-expanded')).toBe('true');
    await drawing(() => click(proceed));
    expect(toggle?.getAttribute('aria-expanded')).toBe('false');
  });

  it.each([
    ['presses elsewhere', new MouseEvent('pointerdown', { bubbles: true })],
    ['presses Escape', new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })],
  ])('closes what is open above it if the buyer %s', async (_, event) => {
    const bar = await draw(await payingForm());
    const toggle = bar.querySelector('[aria-expanded]');
    await drawing(() => click(toggle));
    expect(toggle?.getAttribute('aria-expanded')).toBe('true');
    await drawing(() => document.body.dispatchEvent(event));
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
    const bar = await draw(form);
    expect(bar.textContent).toContain(text);
    expect(bar.textContent.includes('Choose a voice to see your total.')).toBe(voices[0] === null);
  });
});
