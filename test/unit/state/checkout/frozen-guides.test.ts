// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { defaultSiteSettings } from '../../../../src/api/site-settings.ts';
import { siteSettingsAtom } from '../../../../src/state/catalogue/catalogue.ts';
import { guideTextAtom } from '../../../../src/state/order/guide-text.ts';
import { changeOrderAtom } from '../../../../src/state/order/order.ts';
import { restoreOrderAtom } from '../../../../src/state/saving/restore-order.ts';
import { readSavedOrder } from '../../../../src/state/saving/saved-order.ts';
import { fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import type { FormStore } from '../../helpers/form-store.ts';
import { goodShop, happen, orderLine, payingForm, paymentLine, type PayingForm } from '../../helpers/paying.ts';
import { quietWarnings } from '../../helpers/quiet.ts';
import { message } from '../../helpers/samples.ts';
import { unpaidByVersion4 } from '../../helpers/saved-before.ts';

const { shop } = fakeShopEachTest();
quietWarnings();

const takeKeys = ({ store }: FormStore): void =>
  store.set(siteSettingsAtom, { status: 'ready', data: { ...defaultSiteSettings, idempotencyKey: true } });
const keys = (): readonly (string | null)[] =>
  shop()
    .asked(orderLine)
    .map(({ idempotencyKey }) => idempotencyKey);

describe('an order after a change of language', () => {
  const guide = 'calm-soothing-reassuring';
  const speak = ({ store }: FormStore, language: string): void =>
    store.set(guideTextAtom, { of: (one) => `${one} in ${language}` });
  const styles = (): readonly string[] =>
    shop()
      .asked(orderLine)
      .flatMap(({ body }) => [...JSON.stringify(body).matchAll(/"style":"([^"]*)"/gu)])
      .map(([, style = '']) => style);

  async function failed(): Promise<PayingForm> {
    goodShop(shop()).on(paymentLine, { status: 503 });
    const form = await payingForm({ messages: [message(1, { guide }), message(2)] });
    takeKeys(form);
    speak(form, 'English');
    await form.pay();
    expect(styles()).toEqual([`${guide} in English`, 'professional-warm-welcoming']);
    return form;
  }

  it('is not created again', async () => {
    const form = await failed();
    speak(form, 'French');
    goodShop(shop());
    await form.pay();
    expect(shop().asked(orderLine)).toHaveLength(1);
    expect(form.navigate).toHaveBeenCalledOnce();
  });

  it('keeps its key and its words if no answer came', async () => {
    goodShop(shop()).on(orderLine, { status: 0 });
    const form = await payingForm({ messages: [message(1, { guide })] });
    takeKeys(form);
    speak(form, 'English');
    await form.pay();
    speak(form, 'French');
    await form.pay();
    expect(new Set(keys()).size).toBe(1);
    expect(styles()).toEqual([`${guide} in English`, `${guide} in English`]);
  });

  it('uses the new words once it has changed', async () => {
    const form = await failed();
    speak(form, 'French');
    form.store.set(changeOrderAtom, (order) => ({ ...order, comments: 'Hello' }));
    goodShop(shop());
    await form.pay();
    expect(styles()).toEqual([
      `${guide} in English`,
      'professional-warm-welcoming',
      `${guide} in French`,
      'professional-warm-welcoming',
    ]);
    expect(new Set(keys()).size).toBe(2);
  });
});

describe('an order placed by an earlier version', () => {
  it('is not created again', async () => {
    goodShop(shop());
    const form = await payingForm();
    const saved = readSavedOrder(JSON.stringify(unpaidByVersion4));
    if (typeof saved === 'string') throw new Error(saved);
    form.store.set(restoreOrderAtom, saved);
    happen(form.store, 'opened', 'guestChosen');
    await pass(300);
    await form.pay();
    expect(shop().asked(orderLine)).toHaveLength(0);
    expect(shop().asked(paymentLine)).toHaveLength(1);
  });
});
