// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
import { editGuest } from '../../../../src/state/buyer/guest-details.ts';
import { siteSettingsAtom } from '../../../../src/state/catalogue/catalogue.ts';
import { settingsAtom, type Settings } from '../../../../src/state/host/settings.ts';
import { addTexts } from '../../../../src/text/text.ts';
import french from '../../../../src/text/fr.json' with { type: 'json' };
import { en } from '../../../../src/text/en.ts';
import { startFreshOrder } from '../../../../src/state/session/service-switch.ts';
import { orderSnapshotAtom } from '../../../../src/state/prices/price-atoms.ts';
import { readSavedOrder, restoreOrder } from '../../../../src/state/saving/saved-order.ts';
import { fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import { edit, toastsOf, type FormStore, setOrder } from '../../helpers/form-store.ts';
import {
  goodShop,
  happen,
  keysOf,
  orderLine,
  payingForm,
  paymentLine,
  sentOf,
  takeKeys,
} from '../../helpers/paying.ts';
import { message, orderOf } from '../../helpers/samples.ts';
import { unpaidByVersion4 } from '../../helpers/saved-before.ts';

const { shop } = fakeShopEachTest();

const change = ({ store }: FormStore, edit: Partial<Settings>): void =>
  store.set(settingsAtom, { ...store.get(settingsAtom), ...edit });

it('an order contains the page’s reference if it has one, and its snapshot does not', async () => {
  goodShop(shop()).on(paymentLine, { status: 503 });
  const form = await payingForm();
  await form.pay();
  change(form, { reference: 'ticket 7' });
  await form.pay();
  expect(sentOf(shop(), 'reference')).toEqual([undefined, 'ticket 7']);
  expect(form.store.get(orderSnapshotAtom)()).not.toHaveProperty('reference');
});

it.each<[string, (form: FormStore) => void]>([
  ['in its comments', (form) => edit(form, { comments: 'Hello' })],
  ['in its buyer', (form) => editGuest(form, { email: 'other@example.com' })],
  ['in its voice', (form) => edit(form, { voices: ['v2'] })],
])('an order whose payment failed is created again after a change %s', async (_, edit) => {
  goodShop(shop()).on(paymentLine, { status: 503 });
  const form = await payingForm();
  await form.pay();
  goodShop(shop());
  edit(form);
  await pass(300);
  await form.pay();
  expect(shop().asked(orderLine)).toHaveLength(2);
});

it('an order is not created again after the buyer returns from checkout, but a new one with the same content is', async () => {
  goodShop(shop());
  const form = await payingForm();
  await form.pay();
  happen(form, 'returned');
  await form.pay();
  expect([shop().asked(orderLine).length, form.navigate.mock.calls.length]).toEqual([1, 2]);
  happen(form, 'returned');
  startFreshOrder(form, 'moh');
  setOrder(form, orderOf());
  editGuest(form, { acceptedTerms: true });
  await pass(300);
  await form.pay();
  expect(shop().asked(orderLine)).toHaveLength(2);
});

it('an order that version 1.0.0 placed is not created again', async () => {
  goodShop(shop());
  const form = await payingForm();
  const saved = readSavedOrder(JSON.stringify(unpaidByVersion4));
  if (saved === null || saved === 'foreign') throw new Error(String(saved));
  restoreOrder(form, saved);
  happen(form, 'opened', 'guestChosen');
  await pass(300);
  await form.pay();
  expect([shop().asked(orderLine).length, shop().asked(paymentLine).length]).toEqual([0, 1]);
});

it('the idempotency key is not sent if the shop does not support it', async () => {
  goodShop(shop());
  const { pay } = await payingForm();
  await pay();
  expect(keysOf(shop())).toEqual([null]);
});

it('test mode marks the order at a shop that offers it, and makes another order than a real one', async () => {
  goodShop(shop());
  const form = await payingForm();
  takeKeys(form, { test: true });
  change(form, { isTest: true });
  await form.pay();
  happen(form, 'returned');
  change(form, { isTest: false });
  await form.pay();
  expect(sentOf(shop(), 'test')).toEqual([true, undefined]);
  expect(new Set(keysOf(shop())).size).toBe(2);
});

it.each<[string, (form: FormStore) => void]>([
  ['does not offer it', (form) => takeKeys(form, { test: false })],
  ['did not answer', ({ store }) => store.set(siteSettingsAtom, { status: 'failed' })],
])('test mode sends nothing to a shop that %s', async (_, answer) => {
  goodShop(shop());
  const form = await payingForm({}, { isTest: true });
  answer(form);
  await form.pay();
  expect([shop().asked(orderLine), toastsOf(form.store)]).toEqual([[], ['danger testMissing 5']]);
  expect(form.events.at(-1)).toMatchObject({ name: 'voice-order-error', detail: { area: 'order' } });
});

describe('an order after a change of language', () => {
  const guide = 'calm-soothing-reassuring';
  const texts = { en: en.styleGuides[guide].text, fr: french.styleGuides[guide].text };
  const speak = ({ store }: FormStore, language: keyof typeof texts): void =>
    store.set(settingsAtom, { ...store.get(settingsAtom), language });
  const styles = (): readonly string[] => {
    const sent = JSON.stringify(sentOf(shop(), 'items'));
    const found = Object.entries(texts).flatMap(([language, text]) =>
      [...sent.matchAll(new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&'), 'gu'))].map(
        ({ index }) => [index, language] as const,
      ),
    );
    return found.toSorted(([one], [other]) => one - other).map(([, language]) => language);
  };
  beforeAll(() => addTexts('fr', french));

  async function failed(line: string, status: number) {
    goodShop(shop()).on(line, { status });
    const form = await payingForm({ messages: [message(1, { guide }), message(2)] });
    takeKeys(form);
    speak(form, 'en');
    await form.pay();
    speak(form, 'fr');
    // The price is requested again: the server names the tax in the page's language.
    await pass(300);
    return form;
  }

  it('is not created again, unless it has changed', async () => {
    const form = await failed(paymentLine, 503);
    goodShop(shop());
    await form.pay();
    expect(styles()).toEqual(['en']);
    expect(form.navigate).toHaveBeenCalledOnce();
    happen(form, 'returned');
    edit(form, { comments: 'Hello' });
    await pass(300);
    await form.pay();
    expect(styles()).toEqual(['en', 'fr']);
    expect(new Set(keysOf(shop())).size).toBe(2);
  });

  it('keeps its key and its words if no answer came', async () => {
    const form = await failed(orderLine, 0);
    await form.pay();
    expect(styles()).toEqual(['en', 'en']);
    expect(new Set(keysOf(shop())).size).toBe(1);
  });
});
