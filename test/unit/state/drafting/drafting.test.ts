// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  cancelDrafting,
  changeDrafting,
  draftingAtom,
  draftsAtom,
  editDraftingForm,
  openDrafting,
  draftingFormAtom,
  startSavingDraftingForm,
} from '../../../../src/state/drafting/drafting-form.ts';
import { generateDrafts, regenerateDraft } from '../../../../src/state/drafting/generate-drafts.ts';
import { addMessage } from '../../../../src/state/session/edit-messages.ts';
import { messageIdsAtom, orderAtom } from '../../../../src/state/session/order-atoms.ts';
import { dispatch, undo } from '../../../../src/state/form.ts';
import { fakeShopEachTest, later, pass } from '../../helpers/fake-shop.ts';
import { readyStore, toastsOf, type FormStore, logIn } from '../../helpers/form-store.ts';
import { draftingDetails, message, messages, user } from '../../helpers/samples.ts';
import { emptyDraftingForm } from '../../../../src/domain/scripts/drafting.ts';
import { loadUser } from '../../../../src/state/buyer/load-user.ts';

const { shop } = fakeShopEachTest();

const generateLine = 'POST /openrouter/generate-prompts';
const regenerateLine = 'POST /openrouter/regenerate-prompt';

const answer = (...contents: readonly string[]) => ({
  body: { prompts: contents.map((content) => ({ content })), sessionId: 's1', remainingLimit: 9 },
});

/** A form whose AI dialog is filled in. */
function opened(...given: Parameters<typeof readyStore>): FormStore {
  const form = readyStore(...given);
  openDrafting(form);
  editDraftingForm(form, { ...draftingDetails, promptCount: '3' });
  return form;
}

/** A form whose messages have been drafted. */
async function drafted(...given: Parameters<typeof readyStore>): Promise<FormStore> {
  shop().on(generateLine, answer('One', 'Two'));
  const form = opened(...given);
  void generateDrafts(form);
  await pass(300);
  return form;
}

const contents = ({ store }: FormStore): readonly string[] =>
  store.get(orderAtom).messages.map(({ content }) => content);
const idAt = ({ store }: FormStore, index: number): number => store.get(messageIdsAtom)[index] ?? 0;

describe('generating drafts', () => {
  it.each([
    ['', 'fr-CA'],
    ['es', 'es'],
  ])('sends what was typed, and for the language "%s" requests drafts in %s', async (language, expected) => {
    shop().on(generateLine, answer('One'));
    const form = opened({ serviceType: 'voip' }, { language: 'fr-CA' });
    editDraftingForm(form, { language });
    await generateDrafts(form);
    const [call] = shop().asked(generateLine);
    expect(call?.body).toEqual({ ...draftingDetails, promptCount: 3, serviceType: 'voip' });
    expect(call?.language).toBe(expected);
  });

  it.each([
    { companyName: ' \t' },
    { promptCount: '0' },
    { promptCount: '' },
    { promptCount: 'many' },
    { promptCount: '25' },
    { promptCount: '2.9' },
  ])('is not possible with %j', async (edit) => {
    const form = opened();
    editDraftingForm(form, edit);
    await generateDrafts(form);
    expect([form.store.get(draftsAtom).canGenerate, shop().calls]).toEqual([false, []]);
  });

  it('is cancelled by Cancel, with an info toast', async () => {
    const { reply, come } = later();
    shop().on(generateLine, () => reply);
    const form = opened();
    void generateDrafts(form);
    await pass(0);
    cancelDrafting(form);
    await come(answer('One'));
    await pass(10_000);
    expect(toastsOf(form.store)).toEqual(['info draftingCancelled 4']);
    expect(contents(form)).toEqual(['Message number 1']);
  });

  it('fills the first message at once and the others every 100 ms, and removes surplus ones', async () => {
    shop().on(generateLine, answer('One', 'Two'));
    const form = opened({ messages: messages(4) });
    void generateDrafts(form);
    await pass(99);
    expect(contents(form)).toEqual(['One', 'Message number 2']);
    await pass(1);
    expect(contents(form)).toEqual(['One', 'Two']);
  });

  it('adds drafts to the messages that have a text, if the buyer chooses so', async () => {
    const form = opened({ messages: [message(1), message(2, { content: ' ' }), message(3)] });
    changeDrafting(form, { mode: 'add' });
    shop().on(generateLine, answer('One', 'Two'));
    void generateDrafts(form);
    await pass(200);
    expect(contents(form)).toEqual(['Message number 1', 'Message number 3', 'One', 'Two']);
    expect(form.store.get(draftingAtom).prompts?.promptOf).toEqual({ [idAt(form, 2)]: 0, [idAt(form, 3)]: 1 });
    undo(form);
    expect(contents(form)).toEqual(['Message number 1', ' ', 'Message number 3']);
  });

  it('names the messages like their drafts, and keeps a name if a draft has none', async () => {
    const prompts = [{ content: 'One', name: 'Welcome' }, { content: 'Two' }, { content: 'Three', name: 7 }];
    shop().on(generateLine, { body: { prompts, sessionId: 's1' } });
    const form = opened({ messages: [message(1, { name: 'Old' }), message(2, { name: 'Mine' })] });
    void generateDrafts(form);
    await pass(300);
    expect(form.store.get(orderAtom).messages.map(({ name }) => name)).toEqual(['Welcome', 'Mine', '']);
  });
});

it('a regeneration sends the session and the index of the prompt, and uses the first result', async () => {
  const form = await drafted();
  shop().on(regenerateLine, answer('Again', 'Other'));
  await regenerateDraft(form, idAt(form, 1));
  expect(shop().asked(regenerateLine)[0]?.body).toEqual({ sessionId: 's1', promptId: 'prompt-1' });
  expect(contents(form)).toEqual(['One', 'Again']);
});

it.each([
  ['gets the name of the new draft', 'Website', 'Website'],
  ['keeps its name if the shop sends none', '', 'Greeting'],
])('a regenerated message %s', async (_, sent, name) => {
  const form = await drafted();
  dispatch(form, {
    type: 'exampleChosen',
    id: idAt(form, 0),
    text: { content: 'Hello', name: 'Greeting' },
  });
  shop().on(regenerateLine, { body: { prompts: [{ content: 'Again', name: sent }], remainingLimit: 9 } });
  await regenerateDraft(form, idAt(form, 0));
  expect(form.store.get(orderAtom).messages[0]).toMatchObject({ content: 'Again', name });
});

it('a regeneration uses a new index for a message that was not drafted', async () => {
  const form = await drafted();
  addMessage(form, 0);
  shop().on(regenerateLine, answer('New'));
  await regenerateDraft(form, idAt(form, 1));
  await regenerateDraft(form, idAt(form, 1));
  await regenerateDraft(form, idAt(form, 0));
  const bodies = shop()
    .asked(regenerateLine)
    .map(({ body }) => body);
  expect(bodies).toMatchObject(['prompt-2', 'prompt-2', 'prompt-0'].map((promptId) => ({ promptId })));
});

it.each([
  ['ends the session if the shop no longer knows a prompt that it drafted', 0, false],
  ['keeps the session if the shop does not know the prompt of an added message', 1, true],
])('a regeneration %s', async (_, index, isKept) => {
  const form = await drafted();
  addMessage(form, 0);
  shop().on(regenerateLine, { status: 404 });
  await regenerateDraft(form, idAt(form, index));
  expect(form.store.get(draftingAtom).prompts !== null).toBe(isKept);
});

const key = 'voice-order-form:ai-form';
const stored = { ...draftingDetails, promptCount: '3', language: '' };

it('the values of the AI form are saved after a pause of 500 ms', async () => {
  const form = readyStore();
  onTestFinished(startSavingDraftingForm(form));
  editDraftingForm(form, stored);
  await pass(499);
  expect(localStorage.getItem(key)).toBeNull();
  await pass(1);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(stored);
});

it.each<[string, string, object]>([
  ['are restored', JSON.stringify(stored), stored],
  [
    'may have a number and a language',
    JSON.stringify({ ...stored, promptCount: 7, language: 'fr' }),
    { ...stored, promptCount: '7', language: 'fr' },
  ],
  ['are ignored if a text is no text', JSON.stringify({ ...stored, companyName: 7 }), emptyDraftingForm],
  ['are ignored if the count is no number', JSON.stringify({ ...stored, promptCount: {} }), emptyDraftingForm],
  ['are ignored if they are no JSON', '{', emptyDraftingForm],
])('saved values %s when the modal opens', (_, text, expected) => {
  localStorage.setItem(key, text);
  const form = readyStore();
  openDrafting(form);
  expect(form.store.get(draftingFormAtom)).toEqual(expected);
});

it('the AI form starts with the company of the profile', async () => {
  shop().on('GET /user/u1', { body: { ...user, companyName: 'Stone Dental' } });
  const form = readyStore();
  logIn(form);
  await loadUser(form);
  openDrafting(form);
  expect(form.store.get(draftingFormAtom).companyName).toBe('Stone Dental');
});
