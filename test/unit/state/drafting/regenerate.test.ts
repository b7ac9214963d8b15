// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { editDraftingFormAtom } from '../../../../src/state/drafting/drafting-form.ts';
import { draftingSessionAtom, openDraftingAtom } from '../../../../src/state/drafting/drafting.ts';
import { generateAtom } from '../../../../src/state/drafting/generate.ts';
import { regenerateAtom } from '../../../../src/state/drafting/regenerate.ts';
import { addMessageAtom } from '../../../../src/state/order/messages.ts';
import { orderAtom } from '../../../../src/state/order/order.ts';
import { fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import { readyStore, toastsOf, type FormStore } from '../../helpers/form-store.ts';

const { shop } = fakeShopEachTest();

const generateLine = 'POST /openrouter/generate-prompts';
const regenerateLine = 'POST /openrouter/regenerate-prompt';

const answer = (...contents: readonly string[]) => ({
  body: { prompts: contents.map((content) => ({ content })), sessionId: 's1', remainingLimit: 9 },
});

const contents = ({ store }: FormStore): readonly string[] => store.get(orderAtom).messages.map((one) => one.content);

describe('regenerating a message', () => {
  async function drafted(): Promise<FormStore> {
    shop().on(generateLine, answer('One', 'Two'));
    const form = readyStore();
    form.store.set(openDraftingAtom);
    form.store.set(editDraftingFormAtom, { companyName: 'Maple Dental', promptCount: '3' });
    void form.store.set(generateAtom);
    await pass(300);
    return form;
  }

  it('sends the session and the index of the prompt, and uses the first result', async () => {
    const form = await drafted();
    shop().on(regenerateLine, answer('Anew', 'Other'));
    const [, second] = form.store.get(orderAtom).messages;
    await form.store.set(regenerateAtom, second?.id ?? 0);
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
    await form.store.set(regenerateAtom, added);
    // The shop may know only its own drafts: the session continues for the others.
    expect(form.store.get(draftingSessionAtom)).not.toBeNull();
    shop().on(regenerateLine, answer('New'));
    await form.store.set(regenerateAtom, added);
    await form.store.set(regenerateAtom, added);
    await form.store.set(regenerateAtom, first?.id ?? 0);
    const asked = shop()
      .asked(regenerateLine)
      .map(({ body }) => body);
    expect(asked).toMatchObject(['prompt-2', 'prompt-2', 'prompt-2', 'prompt-0'].map((promptId) => ({ promptId })));
  });

  it('ends the session if the shop no longer knows a prompt that it drafted', async () => {
    const form = await drafted();
    shop().on(regenerateLine, { status: 404 });
    await form.store.set(regenerateAtom, form.store.get(orderAtom).messages[0]?.id ?? 0);
    expect(form.store.get(draftingSessionAtom)).toBeNull();
  });
});
