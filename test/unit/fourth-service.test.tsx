// @vitest-environment happy-dom
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { limits } from '../../src/domain/common/limits.ts';
import { tracksOf } from '../../src/domain/order/order-slots.ts';
import { parseServiceType, type ServiceType } from '../../src/domain/order/services.ts';
import { servicesAtom } from '../../src/state/catalogue/catalogue.ts';
import { openSummaryAtom } from '../../src/state/checkout/summary.ts';
import { issuesAtom } from '../../src/state/order/issues.ts';
import { addMessageAtom, editMessageAtom } from '../../src/state/order/messages.ts';
import { changeOrderAtom, orderAtom } from '../../src/state/order/order.ts';
import { minimumMessagesAtom } from '../../src/state/order/parts.ts';
import { chooseServiceAtom, confirmServiceSwitchAtom } from '../../src/state/saving/switch-undo.ts';
import { chooseVoiceAtom, voiceSlots } from '../../src/state/order/slots.ts';
import { readSavedOrder } from '../../src/state/saving/saved-order.ts';
import { startSaving } from '../../src/state/saving/start-saving.ts';
import type { OrderStore } from '../../src/state/atoms/store.ts';
import { desk } from '../../src/desk/desk.ts';
import { openDesk } from '../../src/form/desk/desk.ts';
import type * as englishDesk from '../../src/text/desk-texts.ts';
import type * as english from '../../src/text/en.ts';
import { drawWholeForm, drawing, textsOf } from './helpers/draw.tsx';
import { fakeShopEachTest, pass } from './helpers/fake-shop.ts';
import { services } from './helpers/form-store.ts';
import { goodShop, happen, orderLine, payingForm, type PayingForm } from './helpers/paying.ts';
import { quietWarnings } from './helpers/quiet.ts';
import { onHold } from './helpers/samples.ts';
import { editGuestAtom } from '../../src/state/buyer/guest.ts';

// The files of a worker share loaded modules: this one loads them again, and leaves none for the next.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../src/domain/order/services.ts');
  vi.doUnmock('../../src/text/en.ts');
  vi.resetModules();
});
vi.mock(import('../../src/domain/order/services.ts'), async (original) => {
  const { withFourthService } = await import('./helpers/fourth-service.ts');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types know three services
  return withFourthService(await original()) as never;
});

vi.mock('../../src/text/en.ts', async (original) => {
  const { en } = await original<typeof english>();
  const name = 'Interactive Voice Response';
  return {
    en: {
      ...en,
      services: { ...en.services, ivr: { name, line: 'Menus that listen' } },
    },
  };
});

vi.mock('../../src/text/desk-texts.ts', async (original) => {
  const { deskTexts } = await original<typeof englishDesk>();
  const faq = { ...deskTexts.faq, ivr: [['Does it listen?', 'It does.']] };
  const templates = { ...deskTexts.templates, ivr: { Greeting: ['Say what you need.'] } };
  return { deskTexts: { ...deskTexts, faq, templates } };
});

const { shop } = fakeShopEachTest();
quietWarnings();

const ivr = ((): ServiceType => {
  const type = parseServiceType('ivr');
  if (type === null) throw new Error('the table has no such service');
  return type;
})();

/** A form whose shop has the fourth service too, and whose buyer has chosen it. */
async function begun(): Promise<PayingForm> {
  goodShop(shop());
  const form = await payingForm();
  const entry = { ...onHold, id: 's-ivr', title: 'Interactive Voice Response' };
  form.store.set(servicesAtom, { status: 'ready', data: [...services, entry] });
  form.store.set(chooseServiceAtom, ivr);
  form.store.set(confirmServiceSwitchAtom);
  onTestFinished(startSaving(form.store));
  return form;
}

/** Fills in all that an order of it needs: two voices, as many messages, the acknowledgement and a phone number. */
function fill(store: OrderStore): void {
  store.set(chooseVoiceAtom, 'v1');
  store.set(voiceSlots.addAtom);
  store.set(chooseVoiceAtom, 'v2');
  store.set(addMessageAtom, 0);
  for (const { id } of store.get(orderAtom).messages) store.set(editMessageAtom, { id, edit: { content: 'Hello' } });
  store.set(changeOrderAtom, (order) => ({ ...order, acknowledged: true }));
  store.set(editGuestAtom, { phone: '416 555 0100', acceptedTerms: true });
}

describe('a fourth service', () => {
  it('reports the issues of its rules', async () => {
    const { store } = await begun();
    const codes = (): readonly string[] => store.get(issuesAtom).map(({ code }) => code);
    expect(codes()).toEqual(['voice-missing', 'message-empty', 'acknowledgement-missing']);
    fill(store);
    expect(codes()).toEqual([]);
    expect(store.get(minimumMessagesAtom)).toBe(2);
    expect(store.set(openSummaryAtom)).toBe(true);
  });

  it('has at most five messages, and no music', async () => {
    const { store } = await begun();
    const added = Array.from({ length: limits.maxMessages }, () => store.set(addMessageAtom, 0));
    expect(added.filter(Boolean)).toHaveLength(4);
    expect(store.get(orderAtom).messages).toHaveLength(5);
    store.set(changeOrderAtom, (order) => ({ ...order, tracks: ['t1'] }));
    expect(tracksOf(store.get(orderAtom))).toEqual([]);
  });

  it('is priced, placed and paid under its own name', async () => {
    const { store, navigate, pay } = await begun();
    fill(store);
    await pass(300);
    expect(shop().asked('POST /order/calculate-guest').at(-1)?.body).toMatchObject({
      serviceId: 's-ivr',
      selectedVoices: ['v1', 'v2'],
    });
    happen(store, 'opened', 'guestChosen');
    await pay();
    expect(shop().asked(orderLine)[0]?.body).toMatchObject({
      phone: '416 555 0100',
      serviceType: 'ivr',
      serviceId: 's-ivr',
      selectedVoices: ['v1', 'v2'],
      selectedMusic: [],
      items: [{ content: 'Hello' }, { content: 'Hello' }],
    });
    expect(navigate).toHaveBeenCalledOnce();
  });

  it('is saved and read, and limited to its rules', async () => {
    const { store } = await begun();
    fill(store);
    await pass(500);
    const text = localStorage.getItem('voice-order-form:order:-') ?? '';
    expect(readSavedOrder(text)).toMatchObject({ order: store.get(orderAtom) });
    const content: { order: object } = JSON.parse(text);
    const message = { id: 1, content: 'Hello', guide: null, customStyle: '', name: '', namedFor: '', voice: null };
    const order = { ...content.order, tracks: ['t1'], messages: Array.from({ length: 9 }, () => message) };
    const read = readSavedOrder(JSON.stringify({ ...content, order }));
    expect(read).toMatchObject({ order: { voices: ['v1', 'v2'], tracks: [], messages: { length: 5 } } });
  });
});

describe('the form of a fourth service', () => {
  it('has its tab, sections and texts, accepts several voices, and says how many messages they need', async () => {
    const { store } = await begun();
    openDesk(desk);
    const form = await drawWholeForm(store);
    expect(form.place.querySelector('[role=tab][aria-selected=true]')?.textContent).toContain(
      'Interactive Voice Response',
    );
    expect(textsOf(form, 'h2')).toEqual([
      'Select your voice',
      'Add Voice Prompts',
      'Options',
      'Comments',
      'Discount',
      'How we get your greeting onto your phone',
      'Frequently asked questions',
    ]);
    expect(textsOf(form, 'option')).toEqual(expect.arrayContaining(['Say what you need.', '3CX']));
    expect(form.place.textContent).toContain('Does it listen?');
    expect(form.place.textContent).not.toContain('Choose another service above');
    expect(textsOf(form, 'button')).not.toContain('Add another voice');
    await drawing(() => fill(store));
    expect(textsOf(form, 'button')).toContain('Add another voice');
    expect(form.place.textContent).toContain('Minimum message count 2');
    expect(form.place.querySelectorAll('[role=group] textarea')).toHaveLength(2);
  });
});
