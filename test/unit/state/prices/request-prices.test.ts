// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest';
import { shownToastsAtom } from '../../../../src/state/notices/notices.ts';
import { dispatch } from '../../../../src/state/form.ts';
import { en } from '../../../../src/text/en.ts';
import { startPrices, invalidatePrices } from '../../../../src/state/prices/request-prices.ts';
import {
  arePricesCurrentAtom,
  isRecalculatingAtom,
  totalsAtom,
  pricesAtom,
} from '../../../../src/state/prices/price-atoms.ts';
import { fakeShopEachTest, later, pass, type Reply } from '../../helpers/fake-shop.ts';
import { edit, readyStore, toastsOf, type FormStore, logIn } from '../../helpers/form-store.ts';
import { editGuest } from '../../../../src/state/buyer/guest-details.ts';

const line = 'POST /order/calculate-guest';
const { shop } = fakeShopEachTest();

function started(...given: Parameters<typeof readyStore>): FormStore {
  const form = readyStore(...given);
  onTestFinished(startPrices(form));
  return form;
}

const speed = (form: FormStore, isChosen: boolean): void =>
  dispatch(form, { type: 'optionChanged', code: 'rush', isChosen });
const priced = (total: number) => ({ body: { subtotal: total, total } });
const states = ({ store }: FormStore) => [store.get(isRecalculatingAtom), store.get(arePricesCurrentAtom)];
const totalOf = ({ store }: FormStore) => store.get(totalsAtom)?.total;

it('the price is requested 300 ms after the last edit, and outdated until the answer', async () => {
  const answer = later();
  shop().on(line, () => answer.reply);
  const form = started();
  await pass(299);
  speed(form, true);
  await pass(299);
  expect([shop().calls.length, states(form)]).toEqual([0, [true, false]]);
  await pass(1);
  expect([shop().calls.length, states(form)]).toEqual([1, [true, false]]);
  expect(shop().calls[0]?.body).toMatchObject({ serviceId: 's-moh', options: { rush: true } });
  await answer.come({ body: { subtotal: 100, discount: 10, tax: 11.7, total: 101.7 } });
  expect(states(form)).toEqual([false, true]);
  const detail = { subtotal: 100, discount: 10, tax: 11.7, total: 101.7, currency: 'CAD' };
  expect(form.events).toEqual([{ name: 'voice-order-totals', detail }]);
});

it('the price is not requested again for changes without a price', async () => {
  shop().on(line, priced(100));
  const form = started();
  await pass(300);
  edit(form, { comments: 'Thank you' });
  speed(form, true);
  speed(form, false);
  await pass(1000);
  expect(shop().calls).toHaveLength(1);
});

it('the price is removed with the last voice, and not requested without one', async () => {
  shop().on(line, priced(100));
  const form = started();
  await pass(300);
  edit(form, { voices: [null, null] });
  expect([totalOf(form), form.store.get(isRecalculatingAtom)]).toEqual([undefined, false]);
  await pass(1000);
  expect(shop().calls).toHaveLength(1);
});

it('the price of an older request never replaces a newer one', async () => {
  const [old, young] = [later(), later()];
  const replies = [old.reply, young.reply];
  shop().on(line, () => replies.shift() ?? priced(0));
  const form = started();
  await pass(300);
  speed(form, true);
  await pass(300);
  await young.come(priced(200));
  await old.come(priced(100));
  expect(totalOf(form)).toBe(200);
  expect(form.events).toHaveLength(1);
  expect(toastsOf(form.store)).toEqual([]);
});

it('a price that cannot be loaded is reported once, and requested until it comes', async () => {
  shop().on(line, { status: 503 });
  const form = started();
  await pass(300);
  for (const [index, seconds] of [10, 20, 40].entries()) {
    await pass(seconds * 1000 - 1);
    expect(shop().calls).toHaveLength(index + 1);
    await pass(1);
  }
  expect(toastsOf(form.store)).toEqual(['danger calculationFailed 5']);
  const detail = { area: 'calculate', message: en.notices.calculationFailed, status: 503 };
  expect(form.events).toMatchObject([{ name: 'voice-order-error', detail }]);
  shop().on(line, priced(100));
  await pass(80_000);
  expect([totalOf(form), form.store.get(shownToastsAtom)]).toEqual([100, []]);
});

it('a price that is refused is requested again only by a press or after a change', async () => {
  shop().on(line, { status: 400, body: { message: 'No such voice' } });
  const form = started();
  await pass(120_000);
  expect(shop().calls).toHaveLength(1);
  invalidatePrices(form);
  expect(form.store.get(isRecalculatingAtom)).toBe(true);
  await pass(300);
  expect(shop().calls).toHaveLength(2);
  shop().on(line, priced(100));
  speed(form, true);
  await pass(300);
  expect(totalOf(form)).toBe(100);
});

it.each<[string, Reply, number]>([
  ['was asked for', { status: 503 }, 100],
  ['had failed', { status: 503 }, 400],
  ['was refused', { status: 404 }, 400],
])('a price that %s when the element was removed is requested again when it returns', async (_, reply, wait) => {
  shop().on(line, reply);
  const form = readyStore();
  const stop = startPrices(form);
  await pass(wait);
  stop();
  shop().on(line, priced(100));
  await pass(3_600_000);
  expect(totalOf(form)).toBeUndefined();
  onTestFinished(startPrices(form));
  await pass(300);
  expect(totalOf(form)).toBe(100);
});

const typing =
  (country: string) =>
  (form: FormStore): void =>
    editGuest(form, { country });

it.each<[string, Reply]>([
  ['422, in whatever words', { status: 422, body: { message: 'Une erreur.' } }],
  ['the code of an address', { status: 400, body: { code: 'address.state-unknown' } }],
  ['a field of the address', { status: 422, body: { field: 'address.state' } }],
  ['the address as a field', { status: 409, body: { field: 'address', code: 'unknown' } }],
])('an address refused with %s is shown, and not priced again until it changes', async (_, refusal) => {
  shop().on(line, refusal);
  const form = started();
  const { store, events } = form;
  editGuest(form, { country: 'CA' });
  await pass(600_000);
  expect(shop().calls).toHaveLength(1);
  expect([store.get(pricesAtom).status === 'refused', toastsOf(store)]).toEqual([true, []]);
  expect(events).toMatchObject([{ name: 'voice-order-error', detail: { area: 'calculate' } }]);
  shop().on(line, { body: { subtotal: 100, total: 100 } });
  editGuest(form, { state: 'ON' });
  expect(store.get(pricesAtom).status === 'refused').toBe(false);
  await pass(300);
  expect(store.get(arePricesCurrentAtom)).toBe(true);
  expect(shop().calls[1]?.body).toMatchObject({ address: { country: 'CA', state: 'ON' } });
});

it.each<[string, (form: FormStore) => void, Reply]>([
  ['if none was typed', typing(''), { status: 422, body: { field: 'address.state' } }],
  ['for a logged-in buyer', logIn, { status: 422 }],
  ['with a code of something else', typing('CA'), { status: 422, body: { code: 'voice-away' } }],
  ['with another field', typing('CA'), { status: 422, body: { field: 'items.0.style' } }],
  ['with a field that only sounds like it', typing('CA'), { status: 400, body: { field: 'addressee' } }],
  ['whatever its words say', typing('CA'), { status: 400, body: { message: 'The state is not of this country.' } }],
])('an address that the shop rejects is an ordinary failure %s', async (_, begin, refusal) => {
  shop().on(line, refusal).on('POST /order/calculate', refusal);
  const form = started();
  begin(form);
  await pass(300);
  expect(form.store.get(pricesAtom).status === 'refused').toBe(false);
  expect(toastsOf(form.store)).toEqual(['danger calculationFailed 5']);
});
