// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { emptyDraftingForm } from '../../../../src/domain/scripts/drafting.ts';
import {
  draftingFormAtom,
  editDraftingFormAtom,
  startSavingDraftingForm,
} from '../../../../src/state/drafting/drafting-form.ts';
import {
  draftingSessionAtom,
  draftingStatusAtom,
  canGenerateAtom,
  cancelDraftingAtom,
  isDraftingOpenAtom,
  isDraftingAtom,
  openDraftingAtom,
} from '../../../../src/state/drafting/drafting.ts';
import { generateAtom } from '../../../../src/state/drafting/generate.ts';
import { orderAtom } from '../../../../src/state/order/order.ts';
import { editMessageAtom } from '../../../../src/state/order/messages.ts';
import { openStepsAtom, turnStepAtom } from '../../../../src/state/order/undo.ts';
import { fakeShopEachTest, later, pass } from '../../helpers/fake-shop.ts';
import { readyStore, toastsOf, type FormStore } from '../../helpers/form-store.ts';
import { quietWarnings } from '../../helpers/quiet.ts';
import { message, messages } from '../../helpers/samples.ts';

const { shop } = fakeShopEachTest();
quietWarnings();

const generateLine = 'POST /openrouter/generate-prompts';
const key = 'voice-order-form:ai-form';
const details = {
  companyName: 'Maple Dental',
  companyDescription: 'Dentists',
  companyWebsite: 'maple.example',
  industry: 'Healthcare',
  style: 'Warm',
};

const answer = (...contents: readonly string[]) => ({
  body: { prompts: contents.map((content) => ({ content })), sessionId: 's1', remainingLimit: 9 },
});

function opened(...given: Parameters<typeof readyStore>): FormStore {
  const form = readyStore(...given);
  form.store.set(openDraftingAtom);
  form.store.set(editDraftingFormAtom, { ...details, promptCount: '3' });
  return form;
}

const contents = ({ store }: FormStore): readonly string[] => store.get(orderAtom).messages.map((one) => one.content);

describe('asking for drafts', () => {
  it('sends the company’s details, a whole number of prompts and the service', async () => {
    shop().on(generateLine, answer('One'));
    const { store } = opened({ serviceType: 'voip' });
    await store.set(generateAtom);
    expect(shop().asked(generateLine)[0]?.body).toEqual({ ...details, promptCount: 3, serviceType: 'voip' });
  });

  it.each([
    ['', 'fr-CA'],
    ['es', 'es'],
  ])('for the language "%s" asks for drafts in %s, by the call’s own', async (language, asked) => {
    shop().on(generateLine, answer('One'));
    const { store } = opened({}, { language: 'fr-CA' });
    store.set(editDraftingFormAtom, { language });
    await store.set(generateAtom);
    const [call] = shop().asked(generateLine);
    expect(call?.language).toBe(asked);
    expect(call?.body).not.toHaveProperty('language');
  });

  it.each([
    ['1', 1],
    ['10', 10],
  ])('for "%s" prompts asks for %i', async (promptCount, asked) => {
    shop().on(generateLine, answer('One'));
    const { store } = opened();
    store.set(editDraftingFormAtom, { promptCount });
    await store.set(generateAtom);
    expect(shop().asked(generateLine)[0]?.body).toMatchObject({ promptCount: asked });
  });

  it.each([
    [{ companyName: '' }, false],
    [{ companyName: ' \t' }, false],
    [{ promptCount: '0' }, false],
    [{ promptCount: '-1' }, false],
    [{ promptCount: '' }, false],
    [{ promptCount: 'many' }, false],
    [{ promptCount: '25' }, false],
    [{ promptCount: '2.9' }, false],
    [{ companyDescription: '', companyWebsite: '' }, true],
  ])('with %j can be done: %s', async (edit, isEnabled) => {
    const { store } = opened();
    store.set(editDraftingFormAtom, edit);
    expect(store.get(canGenerateAtom)).toBe(isEnabled);
    if (!isEnabled) await store.set(generateAtom);
    expect(shop().asked(generateLine)).toEqual([]);
  });

  it('is loading at attempt 1 until the answer comes, then closes the modal', async () => {
    const { reply, come } = later();
    shop().on(generateLine, () => reply);
    const { store } = opened();
    expect(store.get(draftingStatusAtom)).toEqual({ kind: 'idle' });
    void store.set(generateAtom);
    await pass(0);
    expect(store.get(draftingStatusAtom)).toEqual({ kind: 'loading', attempt: 1 });
    await come(answer('One'));
    expect([store.get(draftingStatusAtom).kind, store.get(isDraftingOpenAtom)]).toEqual(['idle', false]);
  });

  it('is called off by Cancel, with an info toast', async () => {
    const { reply, come } = later();
    shop().on(generateLine, () => reply);
    const form = opened();
    void form.store.set(generateAtom);
    await pass(0);
    form.store.set(cancelDraftingAtom);
    await come(answer('One'));
    await pass(10_000);
    expect(toastsOf(form.store)).toEqual(['info draftingCancelled 4']);
    expect(contents(form)).toEqual(['Message number 1']);
    expect(form.store.get(draftingSessionAtom)).toBeNull();
  });

  it('fills the first message at once, the others 100 ms apart, and removes surplus ones', async () => {
    shop().on(generateLine, answer('One', 'Two'));
    const form = opened({ messages: messages(4) });
    void form.store.set(generateAtom);
    await pass(0);
    expect(contents(form)).toEqual(['One', 'Message number 2']);
    await pass(99);
    expect(contents(form)[1]).toBe('Message number 2');
    await pass(1);
    expect(contents(form)).toEqual(['One', 'Two']);
    expect(form.store.get(draftingSessionAtom)).toMatchObject({ sessionId: 's1', remainingLimit: 9 });
    expect(toastsOf(form.store)).toEqual(['success draftingDone 4']);
  });

  it('can be taken back as a whole where it replaced texts', async () => {
    shop().on(generateLine, answer('One', 'Two', 'Three'));
    const form = opened({ messages: messages(4) });
    const before = form.store.get(orderAtom).messages;
    void form.store.set(generateAtom);
    await pass(300);
    expect(contents(form)).toEqual(['One', 'Two', 'Three']);
    expect(toastsOf(form.store)).toEqual(['success draftingDone 4']);
    const [step] = form.store.get(openStepsAtom);
    if (step) form.store.set(turnStepAtom, step);
    expect(form.store.get(orderAtom).messages).toEqual(before);
    expect(toastsOf(form.store)).toEqual([]);
  });

  it('is taken back without what is written while the drafts come', async () => {
    shop().on(generateLine, answer('One', 'Two'));
    const form = opened({ messages: messages(2) });
    void form.store.set(generateAtom);
    await pass(50);
    form.store.set(editMessageAtom, { id: 1, edit: { content: 'One, edited' } });
    await pass(100);
    expect(contents(form)).toEqual(['One, edited', 'Two']);
    const [step] = form.store.get(openStepsAtom);
    if (step) form.store.set(turnStepAtom, step);
    expect(contents(form)).toEqual(['Message number 1', 'One, edited', 'Message number 2']);
  });

  it('is under way until the last draft is in its message', async () => {
    shop().on(generateLine, answer('One', 'Two', 'Three'));
    const { store } = opened();
    void store.set(generateAtom);
    await pass(150);
    expect([store.get(isDraftingOpenAtom), store.get(isDraftingAtom)]).toEqual([false, true]);
    store.set(openDraftingAtom);
    await store.set(generateAtom);
    expect(shop().asked(generateLine)).toHaveLength(1);
    await pass(50);
    expect([store.get(isDraftingAtom), store.get(draftingStatusAtom).kind]).toEqual([false, 'idle']);
  });

  it('can’t be taken back where there was nothing before', async () => {
    shop().on(generateLine, answer('One'));
    const form = opened({ messages: [{ ...message(1), content: '' }] });
    await form.store.set(generateAtom);
    expect(form.store.get(openStepsAtom)).toEqual([]);
  });
});

describe('the name of a draft', () => {
  it('becomes the message’s; without one it keeps its own', async () => {
    const prompts = [{ content: 'One', name: 'Welcome' }, { content: 'Two' }, { content: 'Three', name: 7 }];
    shop().on(generateLine, { body: { prompts, sessionId: 's1' } });
    const { store } = opened({ messages: [message(1, { name: 'Old' }), message(2, { name: 'Mine' })] });
    void store.set(generateAtom);
    await pass(300);
    expect(store.get(orderAtom).messages.map(({ name }) => name)).toEqual(['Welcome', 'Mine', '']);
  });
});

describe('the values of the AI form', () => {
  it('are saved after a pause of 500 ms', async () => {
    const { store } = readyStore();
    const stop = startSavingDraftingForm(store);
    store.set(editDraftingFormAtom, { ...details, promptCount: '3' });
    await pass(499);
    store.set(editDraftingFormAtom, { companyName: 'Maple' });
    await pass(499);
    expect(localStorage.getItem(key)).toBeNull();
    await pass(1);
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({
      ...details,
      companyName: 'Maple',
      promptCount: '3',
      language: '',
    });
    stop();
  });

  it.each<[string, object, object]>([
    ['texts and a text as number', { promptCount: '7' }, { ...details, promptCount: '7', language: '' }],
    ['texts and a number', { promptCount: 7, language: 'fr' }, { ...details, promptCount: '7', language: 'fr' }],
    ['a name that is no text', { companyName: 7 }, emptyDraftingForm],
    ['a website that is none', { companyWebsite: null }, emptyDraftingForm],
    ['a number that is none', { promptCount: {} }, emptyDraftingForm],
  ])('are restored when the modal opens from %s', (_, edit, expected) => {
    localStorage.setItem(key, JSON.stringify({ ...details, promptCount: '3', ...edit }));
    const { store } = readyStore();
    expect(store.get(draftingFormAtom)).toEqual(emptyDraftingForm);
    store.set(openDraftingAtom);
    expect(store.get(draftingFormAtom)).toEqual(expected);
  });

  it('that are no JSON are passed over', () => {
    vi.spyOn(console, 'warn');
    localStorage.setItem(key, '{');
    const { store } = readyStore();
    store.set(openDraftingAtom);
    expect(store.get(draftingFormAtom)).toEqual(emptyDraftingForm);
  });
});
