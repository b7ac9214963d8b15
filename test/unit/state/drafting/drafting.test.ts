// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { editDraftingFormAtom } from '../../../../src/state/drafting/drafting-form.ts';
import {
  draftingSessionAtom,
  draftingStatusAtom,
  cancelDraftingAtom,
  isDraftingOpenAtom,
  isDraftingAtom,
  openDraftingAtom,
} from '../../../../src/state/drafting/drafting.ts';
import { canGenerateAtom, countAfterDraftsAtom, draftsModeAtom } from '../../../../src/state/drafting/drafts.ts';
import { generateAtom } from '../../../../src/state/drafting/generate.ts';
import { regenerateAtom } from '../../../../src/state/drafting/regenerate.ts';
import { orderAtom } from '../../../../src/state/order/order.ts';
import { addMessageAtom, editMessageAtom } from '../../../../src/state/order/messages.ts';
import { openStepsAtom, turnStepAtom } from '../../../../src/state/order/undo.ts';
import { draftingWords } from '../../helpers/desk-words.ts';
import { fakeShopEachTest, later, pass } from '../../helpers/fake-shop.ts';
import { readyStore, toastsOf, type FormStore } from '../../helpers/form-store.ts';
import { draftingDetails, message, messages } from '../../helpers/samples.ts';

const { shop } = fakeShopEachTest();

const generateLine = 'POST /openrouter/generate-prompts';
const regenerateLine = 'POST /openrouter/regenerate-prompt';

const answer = (...contents: readonly string[]) => ({
  body: { prompts: contents.map((content) => ({ content })), sessionId: 's1', remainingLimit: 9 },
});

function opened(...given: Parameters<typeof readyStore>): FormStore {
  const form = readyStore(...given);
  form.store.set(openDraftingAtom);
  form.store.set(editDraftingFormAtom, { ...draftingDetails, promptCount: '3' });
  return form;
}

const contents = ({ store }: FormStore): readonly string[] => store.get(orderAtom).messages.map((one) => one.content);

describe('generating drafts', () => {
  it.each([
    ['', 'fr-CA'],
    ['es', 'es'],
  ])('sends what was typed, and for the language "%s" requests drafts in %s', async (language, asked) => {
    shop().on(generateLine, answer('One'));
    const { store } = opened({ serviceType: 'voip' }, { language: 'fr-CA' });
    store.set(editDraftingFormAtom, { language });
    await store.set(generateAtom, draftingWords);
    const [call] = shop().asked(generateLine);
    expect(call?.body).toEqual({ ...draftingDetails, promptCount: 3, serviceType: 'voip' });
    expect(call?.language).toBe(asked);
  });

  it.each([
    { companyName: ' \t' },
    { promptCount: '0' },
    { promptCount: '' },
    { promptCount: 'many' },
    { promptCount: '25' },
    { promptCount: '2.9' },
  ])('is not possible with %j', async (edit) => {
    const { store } = opened();
    store.set(editDraftingFormAtom, edit);
    await store.set(generateAtom, draftingWords);
    expect([store.get(canGenerateAtom), shop().calls]).toEqual([false, []]);
  });

  it('is cancelled by Cancel, with an info toast', async () => {
    const { reply, come } = later();
    shop().on(generateLine, () => reply);
    const form = opened();
    void form.store.set(generateAtom, draftingWords);
    await pass(0);
    form.store.set(cancelDraftingAtom);
    await come(answer('One'));
    await pass(10_000);
    expect(toastsOf(form.store)).toEqual(['info draftingCancelled 4']);
    expect(contents(form)).toEqual(['Message number 1']);
    expect(form.store.get(draftingSessionAtom)).toBeNull();
  });

  it('is tried again, then fills the first message at once, the others every 100 ms, and removes surplus ones', async () => {
    shop().on(generateLine, { status: 503 });
    const form = opened({ messages: messages(4) });
    void form.store.set(generateAtom, draftingWords);
    await pass(0);
    expect(toastsOf(form.store)).toEqual(['warning draftingRetry 4']);
    shop().on(generateLine, answer('One', 'Two'));
    await pass(1000);
    expect(toastsOf(form.store)).toEqual([]);
    expect(contents(form)).toEqual(['One', 'Message number 2']);
    await pass(99);
    expect(contents(form)[1]).toBe('Message number 2');
    await pass(1);
    expect(contents(form)).toEqual(['One', 'Two']);
    expect(form.store.get(draftingSessionAtom)).toMatchObject({ sessionId: 's1', remainingLimit: 9 });
    expect(toastsOf(form.store)).toEqual(['success draftingDone 4']);
  });

  it('is undone without losing what was written meanwhile', async () => {
    shop().on(generateLine, answer('One', 'Two'));
    const form = opened({ messages: messages(2) });
    void form.store.set(generateAtom, draftingWords);
    await pass(50);
    form.store.set(editMessageAtom, { id: 1, edit: { content: 'One, edited' } });
    await pass(100);
    expect(contents(form)).toEqual(['One, edited', 'Two']);
    const [step] = form.store.get(openStepsAtom);
    if (step) form.store.set(turnStepAtom, step);
    expect(contents(form)).toEqual(['Message number 1', 'One, edited', 'Message number 2']);
  });

  it('adds drafts to the messages that have a text, and is undone', async () => {
    shop().on(generateLine, answer('One', 'Two'));
    const form = opened({ messages: [message(1), message(2, { content: ' ' }), message(3)] });
    form.store.set(draftsModeAtom, 'add');
    void form.store.set(generateAtom, draftingWords);
    await pass(200);
    expect(contents(form)).toEqual(['Message number 1', 'Message number 3', 'One', 'Two']);
    const ids = form.store.get(orderAtom).messages.map(({ id }) => id);
    expect(form.store.get(draftingSessionAtom)?.promptOf).toEqual({ [Number(ids[2])]: 0, [Number(ids[3])]: 1 });
    const [step] = form.store.get(openStepsAtom);
    expect(step?.kind).toBe('added');
    if (step) form.store.set(turnStepAtom, step);
    expect(contents(form)).toEqual(['Message number 1', ' ', 'Message number 3']);
  });

  it('adds no more drafts than there is room for', async () => {
    shop().on(generateLine, answer('One', 'Two', 'Three'));
    const form = opened({ messages: messages(18) });
    form.store.set(draftsModeAtom, 'add');
    expect(form.store.get(countAfterDraftsAtom)).toBe(20);
    void form.store.set(generateAtom, draftingWords);
    await pass(300);
    expect(shop().asked(generateLine)[0]?.body).toMatchObject({ promptCount: 2 });
    expect(contents(form).slice(17)).toEqual(['Message number 18', 'One', 'Two']);
  });

  it('is in progress until the last draft is filled in', async () => {
    shop().on(generateLine, answer('One', 'Two', 'Three'));
    const { store } = opened();
    void store.set(generateAtom, draftingWords);
    await pass(150);
    expect([store.get(isDraftingOpenAtom), store.get(isDraftingAtom)]).toEqual([false, true]);
    store.set(openDraftingAtom);
    await store.set(generateAtom, draftingWords);
    expect(shop().asked(generateLine)).toHaveLength(1);
    await pass(50);
    expect([store.get(isDraftingAtom), store.get(draftingStatusAtom).kind]).toEqual([false, 'idle']);
  });
});

it('a draft brings its name, and a message whose draft has none keeps its own', async () => {
  const prompts = [{ content: 'One', name: 'Welcome' }, { content: 'Two' }, { content: 'Three', name: 7 }];
  shop().on(generateLine, { body: { prompts, sessionId: 's1' } });
  const { store } = opened({ messages: [message(1, { name: 'Old' }), message(2, { name: 'Mine' })] });
  void store.set(generateAtom, draftingWords);
  await pass(300);
  expect(store.get(orderAtom).messages.map(({ name }) => name)).toEqual(['Welcome', 'Mine', '']);
});

describe('regenerating a message', () => {
  async function drafted(): Promise<FormStore> {
    shop().on(generateLine, answer('One', 'Two'));
    const form = opened();
    void form.store.set(generateAtom, draftingWords);
    await pass(300);
    return form;
  }

  it('sends the session and the index of the prompt, and uses the first result', async () => {
    const form = await drafted();
    shop().on(regenerateLine, answer('Anew', 'Other'));
    const [, second] = form.store.get(orderAtom).messages;
    await form.store.set(regenerateAtom, { id: second?.id ?? 0, words: draftingWords });
    expect(shop().asked(regenerateLine)[0]?.body).toEqual({ sessionId: 's1', promptId: 'prompt-1' });
    expect(contents(form)).toEqual(['One', 'Anew']);
    expect(toastsOf(form.store).at(-1)).toBe('success draftingRegenerated 4');
  });

  it('uses a new index for a message that was not drafted', async () => {
    const form = await drafted();
    const [first] = form.store.get(orderAtom).messages;
    form.store.set(addMessageAtom, 0);
    const added = form.store.get(orderAtom).messages[1]?.id ?? 0;
    shop().on(regenerateLine, { status: 404 });
    await form.store.set(regenerateAtom, { id: added, words: draftingWords });
    // The shop may know only its own drafts: the session continues for the others.
    expect(form.store.get(draftingSessionAtom)).not.toBeNull();
    shop().on(regenerateLine, answer('New'));
    await form.store.set(regenerateAtom, { id: added, words: draftingWords });
    await form.store.set(regenerateAtom, { id: added, words: draftingWords });
    await form.store.set(regenerateAtom, { id: first?.id ?? 0, words: draftingWords });
    const asked = shop()
      .asked(regenerateLine)
      .map(({ body }) => body);
    expect(asked).toMatchObject(['prompt-2', 'prompt-2', 'prompt-2', 'prompt-0'].map((promptId) => ({ promptId })));
  });

  it('ends the session if the shop no longer knows a prompt that it drafted', async () => {
    const form = await drafted();
    shop().on(regenerateLine, { status: 404 });
    await form.store.set(regenerateAtom, { id: form.store.get(orderAtom).messages[0]?.id ?? 0, words: draftingWords });
    expect(form.store.get(draftingSessionAtom)).toBeNull();
  });
});
