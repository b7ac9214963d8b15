// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { editDraftingFormAtom } from '../../../../src/state/drafting/drafting-form.ts';
import { draftingStatusAtom, openDraftingAtom } from '../../../../src/state/drafting/drafting.ts';
import { generateAtom } from '../../../../src/state/drafting/generate.ts';
import { fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import { readyStore, toastsOf } from '../../helpers/form-store.ts';
import { quietWarnings } from '../../helpers/quiet.ts';

const { shop } = fakeShopEachTest();
quietWarnings();

const line = 'POST /openrouter/generate-prompts';

/** Asks for drafts of a shop that answers with a status, 0 for not at all. */
function ask(status: number) {
  shop().on(line, { status });
  const form = readyStore();
  form.store.set(openDraftingAtom);
  form.store.set(editDraftingFormAtom, { companyName: 'Acme' });
  void form.store.set(generateAtom);
  return form;
}

describe('drafts that can’t be had', () => {
  it.each([
    [0, 'draftingRetry', 'draftingFailed'],
    [429, 'draftingRetryLimited', 'draftingRateLimited'],
    [500, 'draftingRetry', 'draftingFailed'],
    [503, 'draftingRetry', 'draftingFailed'],
  ])('because of %i are asked for again after 1, 3 and 6 s', async (status, key, final) => {
    const { store, events } = ask(status);
    await pass(0);
    for (const [index, seconds] of [1, 3, 6].entries()) {
      expect(shop().asked(line)).toHaveLength(index + 1);
      expect(toastsOf(store).at(-1)).toBe(`warning ${key} 4`);
      expect(store.get(draftingStatusAtom)).toEqual({ kind: 'loading', attempt: index + 1 });
      await pass(seconds * 1000 - 1);
      expect(shop().asked(line)).toHaveLength(index + 1);
      await pass(1);
    }
    expect(shop().asked(line)).toHaveLength(4);
    expect(store.get(draftingStatusAtom)).toEqual({ kind: 'error', notice: { key: final } });
    expect(events.at(-1)).toMatchObject({ name: 'voice-order-error', detail: { area: 'ai', message: final } });
    await pass(60_000);
    expect(shop().asked(line)).toHaveLength(4);
  });

  it.each([
    [400, 'draftingBadInput'],
    [403, 'draftingFailed'],
    [404, 'draftingFailed'],
  ])('because of %i are not asked for again', async (status, key) => {
    const { store } = ask(status);
    await pass(60_000);
    expect(shop().asked(line)).toHaveLength(1);
    expect(store.get(draftingStatusAtom)).toEqual({ kind: 'error', notice: { key } });
    expect(toastsOf(store)).toEqual([]);
  });
});
