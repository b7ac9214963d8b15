// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { noSubmission } from '../../../../src/domain/checkout/submission.ts';
import { editGuest } from '../../../../src/state/buyer/guest-details.ts';
import { loginAtom } from '../../../../src/state/buyer/login.ts';
import {
  packOrder,
  packSavedOrder,
  receiveCarriedOrder,
  unpackOrder,
} from '../../../../src/state/saving/carried-order.ts';
import type { SavedOrder } from '../../../../src/state/saving/saved-order.ts';
import { orderAtom } from '../../../../src/state/session/order-atoms.ts';
import { startFirstOrder } from '../../../../src/state/session/service-switch.ts';
import { formStore, readyStore, setSubmission, toastsOf } from '../../helpers/form-store.ts';
import { guestOf, orderOf } from '../../helpers/samples.ts';
import { savedBeside } from '../../helpers/tabs.ts';

beforeEach(() => localStorage.clear());

const saved: SavedOrder = { ...savedBeside, order: orderOf() };

describe('a carried order', () => {
  it('is JSON, compressed with deflate-raw, as base64url', async () => {
    const draft = await packSavedOrder(saved);
    expect(draft).toMatch(/^[\w-]+$/u);
    const packed = Uint8Array.from(Buffer.from(draft, 'base64url'));
    const json = await new Response(
      new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')),
    ).text();
    expect(JSON.parse(json)).toEqual(saved);
    expect(await unpackOrder(draft)).toEqual(saved);
  });

  it('contains no guest data, no token and no key', async () => {
    const form = readyStore();
    editGuest(form, guestOf());
    form.store.set(loginAtom, { accessToken: 'secret', userId: 'u1', getAccessToken: null });
    setSubmission(form, { ...noSubmission, idempotencyKey: { fingerprint: 'f', key: 'k' } });
    expect(await unpackOrder((await packOrder(form)) ?? '')).toEqual(saved);
  });

  it('is not made without work', async () => {
    const form = readyStore();
    startFirstOrder(form);
    expect(await packOrder(form)).toBeNull();
  });

  it('overrides the current order', async () => {
    const form = readyStore({ comments: 'Mine' });
    expect(await receiveCarriedOrder(form, await packSavedOrder(saved))).toBe(true);
    expect(form.store.get(orderAtom)).toEqual(saved.order);
    expect(toastsOf(form.store)).toEqual(['success carried 4']);
  });

  it('of a service that is not offered is ignored without a notice', async () => {
    const form = formStore({ services: ['voip'] });
    expect(await receiveCarriedOrder(form, await packSavedOrder(saved))).toBe(false);
    expect([form.store.get(orderAtom).comments, toastsOf(form.store)]).toEqual(['', []]);
  });

  it.each(['???', 'AAAA', 'eyJ2ZXJzaW9uIjo1fQ'])('that is broken (%s) is ignored with a toast', async (draft) => {
    const form = readyStore({ comments: 'Mine' });
    await receiveCarriedOrder(form, draft);
    expect(form.store.get(orderAtom).comments).toBe('Mine');
    expect(toastsOf(form.store)).toEqual(['warning carriedBroken 4']);
  });

  it('that unpacks to much more than an order is broken', async () => {
    const huge = await packSavedOrder({ ...saved, order: orderOf({ comments: 'x'.repeat(500_000) }) }).catch(() => '');
    expect(await unpackOrder(huge)).toBeNull();
  });
});
