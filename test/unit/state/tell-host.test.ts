// @vitest-environment happy-dom
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { freeze } from '../../../src/domain/common/freeze.ts';
import * as body from '../../../src/domain/checkout/order-body.ts';
import type { HostEvents } from '../../../src/state/host/host.ts';
import { changeOrderAtom } from '../../../src/state/order/order.ts';
import { startTelling } from '../../../src/state/tell-host.ts';
import { fakeShopEachTest, pass } from '../helpers/fake-shop.ts';
import { readyStore, type FormStore } from '../helpers/form-store.ts';
import { orderOf } from '../helpers/samples.ts';

// Files of a worker share what they have read: this one reads it anew, and leaves none of it to the next.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../../src/domain/checkout/order-body.ts');
  vi.resetModules();
});
vi.mock(import('../../../src/domain/checkout/order-body.ts'), { spy: true });

fakeShopEachTest();

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const comment = ({ store }: FormStore, comments: string): void =>
  store.set(changeOrderAtom, (order) => ({ ...order, comments }));

/** A form that tells of its changes, and the detail of the first one. */
async function told(): Promise<{ readonly form: FormStore; readonly detail: HostEvents['voice-order-change'] }> {
  const form = readyStore();
  stops.push(startTelling(form.store));
  await pass(50);
  vi.mocked(body.orderBody).mockClear();
  comment(form, 'Then');
  await pass(50);
  const detail = form.events.findLast(({ name }) => name === 'voice-order-change')?.detail;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the detail of an event by its name
  return { form, detail: detail as HostEvents['voice-order-change'] };
}

describe('the order in a change that the host page is told of', () => {
  it('is not made where nobody reads it, however often it changes', async () => {
    const { form } = await told();
    for (const comments of ['H', 'He', 'Hel']) {
      comment(form, comments);
      await pass(50);
    }
    expect(body.orderBody).not.toHaveBeenCalled();
  });

  it('is made once when it is read, as it was then', async () => {
    const { form, detail } = await told();
    comment(form, 'Later');
    expect(detail.order.comments).toBe('Then');
    expect(detail.order).toBe(detail.order);
    expect(body.orderBody).toHaveBeenCalledOnce();
  });

  it('is frozen all the way down', async () => {
    const { order } = (await told()).detail;
    for (const part of [order, order.items, order.items[0], order.items[0]?.count, order.options]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
  });

  it('is seen by whoever copies or prints the detail', async () => {
    const { detail } = await told();
    expect(Object.keys(detail)).toEqual(['order']);
    expect({ ...detail }.order.comments).toBe('Then');
    expect(JSON.stringify(detail)).toContain('"comments":"Then"');
  });

  it('stays unmade when the detail is frozen', async () => {
    const { detail } = await told();
    expect(Object.isFrozen(freeze(detail))).toBe(true);
    expect(body.orderBody).not.toHaveBeenCalled();
    expect(detail.order.comments).toBe('Then');
  });
});

describe('freezing', () => {
  it('goes all the way down, and gives the very value', () => {
    const value = { list: [{ deep: { text: 'a' } }], none: null, number: 1 };
    expect(freeze(value)).toBe(value);
    for (const part of [value, value.list, value.list[0], value.list[0]?.deep])
      expect(Object.isFrozen(part)).toBe(true);
  });

  it.each([1, 'text', null, undefined, true])('leaves %j as it is', (value) => {
    expect(freeze(value)).toBe(value);
  });

  it('leaves the order of a form as it is: only copies are frozen', () => {
    const order = orderOf();
    freeze(body.orderBody(order, { service: null, referral: null, guideText: (guide) => guide }, null));
    expect(Object.isFrozen(order)).toBe(false);
    expect(Object.isFrozen(order.messages)).toBe(false);
  });
});
