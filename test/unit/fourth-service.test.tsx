// @vitest-environment happy-dom
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { limits } from '../../src/domain/common/limits.ts';
import { parseServiceType, type ServiceType } from '../../src/domain/order/services.ts';
import { servicesAtom } from '../../src/state/catalogue/catalogue.ts';
import { issuesAtom, orderAtom } from '../../src/state/session/order.ts';
import { addMessage } from '../../src/state/session/messages.ts';
import { requestService, confirmServiceSwitch } from '../../src/state/session/service-switch.ts';
import { readSavedOrder } from '../../src/state/saving/saved-order.ts';
import { startSaving } from '../../src/state/saving/save-order.ts';
import { dispatch, type Form } from '../../src/state/form.ts';
import { tools } from '../../src/desk/tools.ts';
import { setTools } from '../../src/form/tools/tools.ts';
import type * as englishDesk from '../../src/text/desk-texts.ts';
import type * as english from '../../src/text/en.ts';
import { drawForm, drawing, textsOf } from './helpers/draw.tsx';
import { fakeShopEachTest, pass } from './helpers/fake-shop.ts';
import { services, edit } from './helpers/form-store.ts';
import { goodShop, happen, orderLine, payingForm, type PayingForm } from './helpers/paying.ts';
import { quietWarnings } from './helpers/quiet.ts';
import { onHold } from './helpers/samples.ts';
import { editGuest } from '../../src/state/buyer/guest.ts';

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
  requestService(form, ivr);
  confirmServiceSwitch(form);
  onTestFinished(startSaving(form));
  return form;
}

/** Fills in all that an order of it needs: two voices, as many messages, the acknowledgement and a phone number. */
function fill(form: Form): void {
  dispatch(form, { type: 'voiceChosen', id: 'v1' });
  dispatch(form, { type: 'slotAdded', field: 'voices' });
  dispatch(form, { type: 'voiceChosen', id: 'v2' });
  addMessage(form, 0);
  for (const { id } of form.store.get(orderAtom).messages) {
    dispatch(form, { type: 'messageEdited', id, edit: { content: 'Hello' } });
  }
  edit(form, { acknowledged: true });
  editGuest(form, { phone: '416 555 0100', acceptedTerms: true });
}

const savedText = (): string => localStorage.getItem('voice-order-form:order:-') ?? '';

describe('a fourth service', () => {
  it('reports the issues of its rules', async () => {
    const { store } = await begun();
    expect(store.get(issuesAtom).map(({ code }) => code)).toEqual([
      'voice-missing',
      'message-empty',
      'acknowledgement-missing',
    ]);
  });

  it('has at most five messages', async () => {
    const form = await begun();
    const added = Array.from({ length: limits.maxMessages }, () => addMessage(form, 0));
    expect(added.filter(Boolean)).toHaveLength(4);
  });

  it('is priced, placed and paid under its own name', async () => {
    const form = await begun();
    fill(form);
    await pass(300);
    const body = { serviceId: 's-ivr', selectedVoices: ['v1', 'v2'], selectedMusic: [] };
    expect(shop().asked('POST /order/calculate-guest').at(-1)?.body).toMatchObject(body);
    happen(form, 'opened', 'guestChosen');
    await form.pay();
    expect(shop().asked(orderLine)[0]?.body).toMatchObject({
      ...body,
      phone: '416 555 0100',
      serviceType: 'ivr',
      items: [{ content: 'Hello' }, { content: 'Hello' }],
    });
    expect(form.navigate).toHaveBeenCalledOnce();
  });

  it('is limited to its rules when it is read', async () => {
    fill(await begun());
    await pass(500);
    const saved: { order: { messages: readonly [object] } } = JSON.parse(savedText());
    const order = {
      ...saved.order,
      tracks: ['t1'],
      messages: Array.from({ length: 9 }, () => saved.order.messages[0]),
    };
    const read = readSavedOrder(JSON.stringify({ ...saved, order }));
    expect(read).toMatchObject({ order: { voices: ['v1', 'v2'], tracks: [], messages: { length: 5 } } });
  });
});

describe('the form of a fourth service', () => {
  async function draw() {
    const form = await begun();
    setTools(tools);
    return { form, drawn: await drawForm(form) };
  }

  it('has its tab and sections', async () => {
    const { drawn } = await draw();
    expect(textsOf(drawn, '[role=tab][aria-selected=true]')[0]).toContain('Interactive Voice Response');
    expect(textsOf(drawn, 'h2')).toEqual([
      'Select your voice',
      'Add Voice Prompts',
      'Options',
      'Comments',
      'Discount',
      'How we get your greeting onto your phone',
      'Frequently asked questions',
    ]);
  });

  it('has its scripts, phone systems and questions', async () => {
    const { drawn } = await draw();
    expect(textsOf(drawn, 'option')).toEqual(expect.arrayContaining(['Say what you need.', '3CX']));
    expect(drawn.place.textContent).toContain('Does it listen?');
  });

  it('accepts several voices, and says how many messages they need', async () => {
    const { form, drawn } = await draw();
    await drawing(() => fill(form));
    expect(textsOf(drawn, 'button')).toContain('Add another voice');
    expect(drawn.place.textContent).toContain('Minimum message count 2');
  });
});
