// @vitest-environment happy-dom
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { calculationBody } from '../../src/domain/checkout/order-body.ts';
import { forEachOption, orderOptions } from '../../src/domain/order/order-options.ts';
import { withOption } from '../../src/domain/order/voice-options.ts';
import { servicesAtom } from '../../src/state/catalogue/catalogue.ts';
import { changeOrderAtom, orderAtom } from '../../src/state/order/order.ts';
import { chooseVoiceAtom } from '../../src/state/order/slots.ts';
import { readSavedOrder } from '../../src/state/saving/saved-order.ts';
import { startSaving } from '../../src/state/saving/start-saving.ts';
import type * as english from '../../src/text/en.ts';
import { drawWholeForm, drawing, textsOf } from './helpers/draw.tsx';
import { fakeShopEachTest, pass } from './helpers/fake-shop.ts';
import { services } from './helpers/form-store.ts';
import { goodShop, happen, orderLine, payingForm } from './helpers/paying.ts';
import { onHold, orderOf } from './helpers/samples.ts';

// The files of a worker share loaded modules: this one loads them again, and leaves none for the next.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../src/domain/order/order-options.ts');
  vi.doUnmock('../../src/text/en.ts');
  vi.resetModules();
});
vi.mock(import('../../src/domain/order/order-options.ts'), async (original) => {
  const { withThirdOption } = await import('./helpers/third-option.ts');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types know two options
  return withThirdOption(await original()) as never;
});

vi.mock('../../src/text/en.ts', async (original) => {
  const { en } = await original<typeof english>();
  const whisper = {
    label: 'Whispered Reading',
    hint: 'It is read in a whisper.',
    short: 'Whisper',
    chosen: 'Whispered reading chosen',
    row: 'Whispered reading',
    voices: {
      unavailable: 'Selected voice does not offer it.',
      dropped: (name: string) => `${name} does not offer whispered reading.`,
      restored: 'Whispered reading is back.',
    },
  };
  return { en: { ...en, orderOptions: { ...en.orderOptions, whisper } } };
});

const { shop } = fakeShopEachTest();

const code = orderOptions.at(-1)?.code ?? 'rush';
const withWhisper = withOption(code, true);
const rates = { CAD: { ...onHold.rates.CAD, whispering: 25 }, USD: { ...onHold.rates.USD, whispering: 20 } };
const totals = {
  subtotal: 154,
  total: 154,
  lines: [
    { code: 'service', quantity: 1, unit: 129, amount: 129 },
    { code: 'whisper', quantity: 1, unit: 25, amount: 25 },
  ],
};

/** A form whose shop has a rate for the third option. */
async function begun() {
  goodShop(shop()).on('POST /order/calculate-guest', { body: totals });
  const form = await payingForm();
  form.store.set(servicesAtom, { status: 'ready', data: services.map((one) => ({ ...one, rates })) });
  onTestFinished(startSaving(form.store));
  return form;
}

describe('a third option', () => {
  it('is placed and paid, saved and read', async () => {
    const { store, navigate, pay } = await begun();
    store.set(changeOrderAtom, withWhisper);
    await pass(300);
    const options = { proofReading: false, rush: false, whisper: true, updateVoicemailGreeting: false };
    expect(shop().asked('POST /order/calculate-guest').at(-1)?.body).toMatchObject({ options });
    happen(store, 'opened', 'guestChosen');
    await pay();
    expect(shop().asked(orderLine)[0]?.body).toMatchObject({ options });
    expect(navigate).toHaveBeenCalledOnce();
    const read = readSavedOrder(localStorage.getItem('voice-order-form:order:-'));
    expect(read).toMatchObject({ order: { options: { proofReading: false, rush: false, whisper: true } } });
    expect(read).toMatchObject({ order: store.get(orderAtom) });
  });

  it('is not sent to a shop that has no rate for it', () => {
    const order = withWhisper(orderOf());
    const context = { service: onHold, referral: null, guideText: () => '' };
    expect(calculationBody(order, context).options).not.toHaveProperty(code);
    expect(calculationBody(order, { ...context, service: { ...onHold, rates } }).options).toHaveProperty(code, true);
  });

  it('is not chosen in an order that was saved without it', async () => {
    const { store } = await begun();
    store.set(changeOrderAtom, (order) => ({ ...order, comments: 'Hello' }));
    await pass(500);
    const text = localStorage.getItem('voice-order-form:order:-') ?? '';
    expect(readSavedOrder(text.replace(',"whisper":false', ''))).toMatchObject({
      order: { options: forEachOption(() => false) },
    });
  });
});

describe('the form of a third option', () => {
  it('offers it with its price, and shows it in the bar and in the summary', async () => {
    const { store } = await begun();
    const form = await drawWholeForm(store);
    const label = [...form.place.querySelectorAll('label')].find((one) =>
      one.textContent.includes('Whispered Reading'),
    );
    expect(label?.textContent).toBe('Whispered Reading +CA$25.00');
    expect(form.place.textContent).toContain('It is read in a whisper.');
    await drawing(() => document.getElementById(label?.htmlFor ?? '')?.click());
    await drawing(() => pass(300));
    expect(form.place.querySelector('[role=img][title="Whispered reading chosen"]')).not.toBeNull();
    await drawing(() => happen(store, 'opened'));
    expect(textsOf(form, 'tr')).toContain('Whispered readingCA$25.00');
  });

  it('removes it for a voice that does not offer it, and restores it for one that does', async () => {
    const { store } = await begun();
    const form = await drawWholeForm(store);
    store.set(changeOrderAtom, withWhisper);
    store.set(changeOrderAtom, withOption('rush', true));
    await drawing(() => store.set(chooseVoiceAtom, 'slow'));
    expect(store.get(orderAtom)).toMatchObject({ options: { rush: false, whisper: false } });
    expect(form.place.textContent).toContain('Voice slow does not offer whispered reading.');
    expect(form.place.textContent).toContain('Voice slow doesn’t offer rush production');
    expect(form.place.textContent).toContain('Selected voice does not offer it.');
    await drawing(() => store.set(chooseVoiceAtom, 'v2'));
    expect(store.get(orderAtom)).toMatchObject({ options: { rush: true, whisper: true }, droppedOptions: [] });
    expect(form.place.textContent).toContain('Whispered reading is back.');
  });

  it('does not offer it if the shop has no rate for it', async () => {
    const { store } = await begun();
    store.set(servicesAtom, { status: 'ready', data: services });
    const form = await drawWholeForm(store);
    expect(form.place.textContent).not.toContain('Whispered Reading');
    expect(form.place.textContent).toContain('Proof Reading');
  });
});
