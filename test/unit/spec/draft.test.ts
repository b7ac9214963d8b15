import { beforeEach, describe, expect, it } from 'vitest';
import { makeDraftAtom, packDraft, takeDraftAtom, unpackDraft } from '../../../src/state/draft.ts';
import { editGuestAtom } from '../../../src/state/guest.ts';
import { changeOrderAtom, orderAtom, startFreshAtom } from '../../../src/state/order.ts';
import { sessionAtom } from '../../../src/state/session.ts';
import { isSentAtom, submissionAtom } from '../../../src/state/submission.ts';
import { formStore, readyStore, toastsOf } from '../helpers/form-store.ts';
import { guestOf, orderOf } from '../helpers/samples.ts';

beforeEach(() => localStorage.clear());

const saved = {
  version: 2,
  order: orderOf(),
  idempotencyKey: null,
  created: null,
  isSent: false,
  line: '',
  isCurrencyChosen: false,
} as const;

describe('a draft', () => {
  it('is JSON, deflated raw, in base64url, and gives the order back', async () => {
    const draft = await packDraft(saved);
    expect(draft).toMatch(/^[\w-]+$/u);
    const packed = Uint8Array.from(Buffer.from(draft, 'base64url'));
    const json = await new Response(
      new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')),
    ).text();
    expect(JSON.parse(json)).toEqual(saved);
    expect(await unpackDraft(draft)).toEqual(saved);
  });

  it('holds no guest data, no token and no key', async () => {
    const { store } = readyStore();
    store.set(editGuestAtom, guestOf());
    store.set(sessionAtom, { accessToken: 'secret', userId: 'u1', getAccessToken: null });
    store.set(submissionAtom, { idempotencyKey: { fingerprint: 'f', key: 'k' }, created: null });
    const draft = await unpackDraft((await store.set(makeDraftAtom)) ?? '');
    expect(draft).toEqual(saved);
    expect(JSON.stringify(draft)).not.toMatch(/marie|secret/u);
  });

  it('is none for an untouched order', async () => {
    const { store } = formStore();
    store.set(startFreshAtom);
    expect(await store.set(makeDraftAtom)).toBeNull();
  });

  it('wins over the saved order', async () => {
    const { store } = readyStore({ comments: 'saved' });
    store.set(isSentAtom, true);
    await store.set(takeDraftAtom, await packDraft({ ...saved, order: orderOf({ comments: 'brought along' }) }));
    expect(store.get(orderAtom).comments).toBe('brought along');
    expect(store.get(isSentAtom)).toBe(false);
    expect(toastsOf(store)).toEqual([]);
  });

  it.each<[string, () => Promise<string>]>([
    ['letters', () => Promise.resolve('abc')],
    ['no order', async () => packDraft({ ...saved, order: { ...orderOf(), messages: [] } })],
    ['another version', async () => (await packDraft(saved)).slice(0, -8)],
  ])('that is broken (%s) is ignored with a toast', async (_, make) => {
    const { store } = readyStore({ comments: 'mine' });
    await store.set(takeDraftAtom, await make());
    expect(store.get(orderAtom).comments).toBe('mine');
    expect(toastsOf(store)).toEqual(['warning draftBroken 4']);
  });

  it('that unpacks to far more than an order is broken', async () => {
    const { store } = readyStore();
    store.set(changeOrderAtom, (order) => ({ ...order, comments: 'x'.repeat(500_000) }));
    expect(await unpackDraft((await store.set(makeDraftAtom)) ?? '')).toBeNull();
  });
});
