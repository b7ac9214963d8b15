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

// The files of a worker share loaded modules: this one loads them again, and leaves none for the next.
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

/** A form that reports its changes, and the detail of the first one. */
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

describe('the order in a change event', () => {
  it('is not built if nobody reads it', async () => {
    const { form } = await told();
    for (const comments of ['H', 'He', 'Hel']) {
      comment(form, comments);
      await pass(50);
    }
    expect(body.orderBody).not.toHaveBeenCalled();
  });

  it('is built once, with the content at the time of the event', async () => {
    const { form, detail } = await told();
    comment(form, 'Later');
    expect(detail.order.comments).toBe('Then');
    expect(detail.order).toBe(detail.order);
    expect(body.orderBody).toHaveBeenCalledOnce();
  });

  it('is deeply frozen', async () => {
    const { order } = (await told()).detail;
    for (const part of [order, order.items, order.items[0], order.items[0]?.count, order.options]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
  });
});

describe('freezing', () => {
  it('does not affect the order of the form', () => {
    const order = orderOf();
    freeze(body.orderBody(order, { service: null, referral: null, guideText: (guide) => guide }, null));
    expect(Object.isFrozen(order)).toBe(false);
    expect(Object.isFrozen(order.messages)).toBe(false);
  });
});
