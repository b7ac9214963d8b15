// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  packOrderAtom,
  packOrder,
  takeCarriedOrderAtom,
  takeToShopAtom,
  unpackOrder,
} from '../../../../src/state/saving/carried-order.ts';
import { editGuestAtom } from '../../../../src/state/buyer/guest.ts';
import { orderAtom } from '../../../../src/state/order/order.ts';
import { pendingServiceAtom, startFreshAtom } from '../../../../src/state/order/service-switch.ts';
import { confirmServiceSwitchAtom } from '../../../../src/state/saving/switch-undo.ts';
import { sessionAtom } from '../../../../src/state/buyer/session.ts';
import { isSentAtom, restoreCheckoutAtom } from '../../../../src/state/checkout/checkout.ts';
import { noSubmission, submissionAtom } from '../../../../src/state/checkout/submission.ts';
import type { SavedOrder } from '../../../../src/state/saving/saved-order.ts';
import { lineageAtom, orderToSaveAtom } from '../../../../src/state/saving/restore-order.ts';
import { keepThisAtom, takeOtherAtom } from '../../../../src/state/saving/other-order.ts';
import { openKeyAtom, saveOrderAtom } from '../../../../src/state/saving/saved-slot.ts';
import { asideAtom } from '../../../../src/state/saving/order-aside.ts';
import { edit, formStore, readyStore, toastsOf } from '../../helpers/form-store.ts';
import { guestOf, message, orderOf } from '../../helpers/samples.ts';
import { savedBeside } from '../../helpers/tabs.ts';

beforeEach(() => localStorage.clear());

const saved: SavedOrder = { ...savedBeside, order: orderOf(), lineage: '' };

describe('a carried order', () => {
  it('is JSON, compressed with deflate-raw, as base64url', async () => {
    const draft = await packOrder(saved);
    expect(draft).toMatch(/^[\w-]+$/u);
    const packed = Uint8Array.from(Buffer.from(draft, 'base64url'));
    const json = await new Response(
      new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')),
    ).text();
    expect(JSON.parse(json)).toEqual(saved);
    expect(await unpackOrder(draft)).toEqual(saved);
  });

  it('contains no guest data, no token and no key, and is not made without work', async () => {
    const { store } = readyStore();
    store.set(editGuestAtom, guestOf());
    store.set(sessionAtom, { accessToken: 'secret', userId: 'u1', getAccessToken: null });
    store.set(submissionAtom, { ...noSubmission, idempotencyKey: { fingerprint: 'f', key: 'k' } });
    const draft = await unpackOrder((await store.set(packOrderAtom)) ?? '');
    expect(draft).toEqual(saved);
    expect(JSON.stringify(draft)).not.toMatch(/marie|secret/u);
    store.set(startFreshAtom);
    expect(await store.set(packOrderAtom)).toBeNull();
  });

  it.each([
    ['a complete order', 'Welcome.', true],
    ['an incomplete one', '', false],
  ])('of %s is sent when it is taken to the shop: %s, %s', async (_, content, isSent) => {
    const { store } = readyStore({ messages: [message(1, { content })], comments: 'mine' });
    expect((await unpackOrder((await store.set(takeToShopAtom)) ?? ''))?.order.comments).toBe('mine');
    expect(store.get(isSentAtom)).toBe(isSent);
  });

  it.each<[string, boolean, string, string | null, readonly string[]]>([
    ['one that was sent, which is replaced', true, 'saved', null, ['success carried 4']],
    ['one in progress, which is offered', false, 'saved', 'saved', ['warning otherOrder 5']],
    ['the same one', false, 'brought along', null, []],
  ])('overrides the saved order: %s', async (_, ...[isSent, comments, offered, toasts]) => {
    const { store } = readyStore({ comments });
    store.set(restoreCheckoutAtom, isSent ? 'sent' : 'closed');
    await store.set(takeCarriedOrderAtom, await packOrder({ ...saved, order: orderOf({ comments: 'brought along' }) }));
    expect(store.get(orderAtom).comments).toBe('brought along');
    expect(store.get(isSentAtom)).toBe(false);
    expect(store.get(asideAtom)?.order.comments ?? null).toBe(offered);
    expect(toastsOf(store)).toEqual(toasts);
  });

  it('keeps the lineage if it equals the order in progress', async () => {
    const { store } = readyStore({ comments: 'mine' });
    store.set(openKeyAtom, { key: 'order:-', isOursFirst: true });
    store.set(saveOrderAtom);
    const lineage = store.get(lineageAtom);
    await store.set(takeCarriedOrderAtom, await packOrder(store.get(orderToSaveAtom)));
    expect(lineage).not.toBe('');
    expect(store.get(lineageAtom)).toBe(lineage);
  });

  it.each([
    ['the one in progress', takeOtherAtom, 'mine'],
    ['the one that was brought along', keepThisAtom, 'link'],
  ])('leaves the order in progress on offer until the buyer keeps %s', async (_, answer, kept) => {
    const { store } = readyStore({ comments: 'mine' });
    const asideLater = () => {
      const later = formStore();
      later.store.set(openKeyAtom, { key: 'order:-', isOursFirst: false });
      return later.store.get(asideAtom)?.order.comments;
    };
    store.set(openKeyAtom, { key: 'order:-', isOursFirst: true });
    for (const comments of ['first link', 'link'])
      await store.set(takeCarriedOrderAtom, await packOrder({ ...saved, order: orderOf({ comments }) }));
    expect([store.get(orderAtom).comments, store.get(asideAtom)?.order.comments]).toEqual(['link', 'mine']);
    expect(asideLater()).toBe('mine');
    store.set(answer);
    expect([store.get(orderAtom).comments, store.get(asideAtom), asideLater()]).toEqual([kept, null, undefined]);
  });

  it.each<[string, () => Promise<string>]>([
    ['letters', () => Promise.resolve('abc')],
    ['no order', async () => packOrder({ ...saved, order: { ...orderOf(), messages: [] } })],
    ['another version', async () => (await packOrder(saved)).slice(0, -8)],
  ])('is ignored with a toast if it is broken: %s', async (_, make) => {
    const { store } = readyStore({ comments: 'mine' });
    await store.set(takeCarriedOrderAtom, await make());
    expect(store.get(orderAtom).comments).toBe('mine');
    expect(toastsOf(store)).toEqual(['warning carriedBroken 4']);
  });

  it('is broken if it is far larger than an order', async () => {
    const { store } = readyStore();
    edit({ store }, { comments: 'x'.repeat(500_000) });
    expect(await unpackOrder((await store.set(packOrderAtom)) ?? '')).toBeNull();
  });
});

describe('an empty carried order', () => {
  it.each([
    ['has left for checkout makes room for a fresh one of its service', { isSent: true, comments: '', asked: null }],
    ['is still worked on stays, and the buyer is asked', { isSent: false, comments: 'mine', asked: 'voip' }],
  ] as const)('requests a fresh order: one that %s', async (_, { isSent, comments, asked }) => {
    const { store } = readyStore({ serviceType: 'voip', comments: 'mine' });
    store.set(restoreCheckoutAtom, isSent ? 'sent' : 'closed');
    await store.set(takeCarriedOrderAtom, '');
    expect(store.get(orderAtom)).toMatchObject({ serviceType: 'voip', comments });
    expect(store.get(pendingServiceAtom)).toBe(asked);
    expect(toastsOf(store)).toEqual([]);
  });

  it('needs no confirmation if there is no work, and keeps the service', async () => {
    const untouched = formStore();
    await untouched.store.set(takeCarriedOrderAtom, '');
    expect(untouched.store.get(pendingServiceAtom)).toBeNull();
    const { store, events } = readyStore({ serviceType: 'voip', comments: 'mine' });
    await store.set(takeCarriedOrderAtom, '');
    store.set(confirmServiceSwitchAtom);
    expect(store.get(orderAtom)).toMatchObject({ serviceType: 'voip', comments: '' });
    expect(events.map(({ name }) => name)).not.toContain('voice-order-service');
  });
});
