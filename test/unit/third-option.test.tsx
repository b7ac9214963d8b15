// @vitest-environment happy-dom
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { calculationBody } from '../../src/domain/checkout/order-body.ts';
import { forEachOption, orderOptions } from '../../src/domain/order/order-options.ts';
import { withOption } from '../../src/domain/order/voice-options.ts';
import { startOptionNotices } from '../../src/state/session/option-notices.ts';
import { servicesAtom } from '../../src/state/catalogue/catalogue.ts';
import { dispatch, type Form } from '../../src/state/form.ts';
import { orderAtom } from '../../src/state/session/order.ts';
import { readSavedOrder } from '../../src/state/saving/saved-order.ts';
import { startSaving } from '../../src/state/saving/save-order.ts';
import type * as english from '../../src/text/en.ts';
import { drawForm, drawing, textsOf } from './helpers/draw.tsx';
import { fakeShopEachTest, pass } from './helpers/fake-shop.ts';
import { services, edit } from './helpers/form-store.ts';
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
const chooseWhisper = (form: Form): void => dispatch(form, { type: 'optionChanged', code, isChosen: true });
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
  onTestFinished(startSaving(form));
  return form;
}

/** The saved order, read again after a change of its text. */
const savedOrder = (change = (text: string): string => text) =>
  readSavedOrder(change(localStorage.getItem('voice-order-form:order:-') ?? ''));

describe('a third option', () => {
  it('is placed and paid', async () => {
    const form = await begun();
    chooseWhisper(form);
    await pass(300);
    await form.pay();
    const options = { proofReading: false, rush: false, whisper: true, updateVoicemailGreeting: false };
    expect(shop().asked('POST /order/calculate-guest').at(-1)?.body).toMatchObject({ options });
    expect(shop().asked(orderLine)[0]?.body).toMatchObject({ options });
    expect(form.navigate).toHaveBeenCalledOnce();
  });

  it('is saved and read', async () => {
    const form = await begun();
    chooseWhisper(form);
    await pass(500);
    expect(savedOrder()).toMatchObject({ order: { options: { proofReading: false, rush: false, whisper: true } } });
  });

  it('is not chosen in an order that was saved without it', async () => {
    const form = await begun();
    edit(form, { comments: 'Hello' });
    await pass(500);
    expect(savedOrder((text) => text.replace(',"whisper":false', ''))).toMatchObject({
      order: { options: forEachOption(() => false) },
    });
  });

  it('is not sent to a shop that has no rate for it', () => {
    const order = withOption(code, true)(orderOf());
    const context = { service: onHold, referral: null, guideText: () => '' };
    expect(calculationBody(order, context).options).not.toHaveProperty(code);
    expect(calculationBody(order, { ...context, service: { ...onHold, rates } }).options).toHaveProperty(code, true);
  });
});

describe('the form of a third option', () => {
  /** The form, its text, and the switch of the option. */
  async function draw(form: Form) {
    const drawn = await drawForm(form);
    const label = [...drawn.place.querySelectorAll('label')].find(({ textContent }) =>
      textContent.includes('Whispered Reading'),
    );
    return { drawn, label, text: () => drawn.place.textContent };
  }

  it('offers it with its price and hint', async () => {
    const { label, text } = await draw(await begun());
    expect(label?.textContent).toBe('Whispered Reading +CA$25.00');
    expect(text()).toContain('It is read in a whisper.');
  });

  it('shows it in the bar and in the summary', async () => {
    const form = await begun();
    const { drawn, label } = await draw(form);
    await drawing(() => document.getElementById(label?.htmlFor ?? '')?.click());
    await drawing(() => pass(300));
    expect(drawn.place.querySelector('[role=img][title="Whispered reading chosen"]')).not.toBeNull();
    await drawing(() => happen(form, 'opened'));
    expect(textsOf(drawn, 'tr')).toContain('Whispered readingCA$25.00');
  });

  it('removes it for a voice that does not offer it, and restores it for one that does', async () => {
    const form = await begun();
    onTestFinished(startOptionNotices(form));
    const { text } = await draw(form);
    await drawing(() => chooseWhisper(form));
    await drawing(() => dispatch(form, { type: 'voiceChosen', id: 'slow' }));
    expect(form.store.get(orderAtom).options).toHaveProperty(code, false);
    expect(text()).toContain('Voice slow does not offer whispered reading.');
    expect(text()).toContain('Selected voice does not offer it.');
    await drawing(() => dispatch(form, { type: 'voiceChosen', id: 'v2' }));
    expect(form.store.get(orderAtom).options).toHaveProperty(code, true);
    expect(text()).toContain('Whispered reading is back.');
  });

  it('does not offer it if the shop has no rate for it', async () => {
    const form = await begun();
    form.store.set(servicesAtom, { status: 'ready', data: services });
    const { label, text } = await draw(form);
    expect(label).toBeUndefined();
    expect(text()).toContain('Proof Reading');
  });
});
