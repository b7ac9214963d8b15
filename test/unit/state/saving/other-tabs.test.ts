// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { changeCheckout, isSentAtom } from '../../../../src/state/checkout/checkout-state.ts';
import { orderAtom } from '../../../../src/state/session/order-atoms.ts';
import { fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import { hear, name, opened, saveElsewhere, stored, tab } from '../../helpers/tabs.ts';

fakeShopEachTest();

describe('a form follows another tab', () => {
  it.each([
    ['that saves', () => hear()],
    ['when it becomes visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('%s', async (_, notice) => {
    const { comments } = await tab();
    saveElsewhere();
    notice();
    expect(comments()).toBe('Theirs');
  });

  it('from which the order was sent', async () => {
    const { store } = await tab();
    saveElsewhere({ isSent: true });
    hear();
    expect(store.get(isSentAtom)).toBe(true);
  });

  it('and the last edit wins', async () => {
    const { write } = await tab();
    saveElsewhere();
    hear();
    write('Ours again');
    await pass(500);
    expect(stored()).toMatchObject({ order: { comments: 'Ours again' } });
  });

  it('unless it saves under another key', async () => {
    const { comments } = await tab();
    saveElsewhere();
    hear('voice-order-form:order:acme');
    expect(comments()).toBe('Ours');
  });

  it('unless an order is being paid for here', async () => {
    const form = await tab();
    changeCheckout(form, { type: 'opened' });
    changeCheckout(form, { type: 'payPressed' });
    saveElsewhere();
    hear();
    expect(form.comments()).toBe('Ours');
  });

  it('unless the data was cleared: the work stays, and is saved again with the next edit', async () => {
    const { comments, write } = await tab();
    localStorage.clear();
    hear(null);
    expect(comments()).toBe('Ours');
    write('More');
    await pass(500);
    expect(stored()).toMatchObject({ order: { comments: 'More' } });
  });
});

it('data of a newer version stays as it is', async () => {
  localStorage.setItem(name, '{"version":99}');
  const { write } = await tab('');
  write('Ours');
  await pass(500);
  expect(stored()).toEqual({ version: 99 });
  expect(stored('order:-:2')).toMatchObject({ order: { comments: 'Ours' } });
});

it('a restored order has no control characters', () => {
  saveElsewhere({}, { comments: 'Hello\u0000 there' });
  expect(opened().store.get(orderAtom).comments).toBe('Hello there');
});
