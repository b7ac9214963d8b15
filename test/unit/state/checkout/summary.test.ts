// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { isProfileOpenAtom, loadUserAtom, profileGoalAtom } from '../../../../src/state/buyer/user.ts';
import { openSummaryAtom } from '../../../../src/state/checkout/summary.ts';
import { issuesAskedAtom } from '../../../../src/state/order/issues.ts';
import { fakeShopEachTest } from '../../helpers/fake-shop.ts';
import { logIn, readyStore } from '../../helpers/form-store.ts';
import { stepOf } from '../../helpers/paying.ts';
import { message, user } from '../../helpers/samples.ts';

const { shop } = fakeShopEachTest();

describe('the order summary', () => {
  it('opens for an order without issues', () => {
    const { store, events } = readyStore();
    expect(store.set(openSummaryAtom)).toBe(true);
    expect(stepOf(store)).toBe('choice');
    expect(store.get(issuesAskedAtom)).toBeNull();
    expect(events).toEqual([]);
  });

  it('stays closed and lists the issues', () => {
    const { store, events } = readyStore({ voices: [null], messages: [message(1, { content: '' })] });
    expect(store.set(openSummaryAtom)).toBe(false);
    expect(stepOf(store)).toBe('closed');
    expect(store.get(issuesAskedAtom)).not.toBeNull();
    const issues = [
      { code: 'voice-missing', message: 'issue' },
      { code: 'message-empty', message: 'issue' },
    ];
    expect(events).toEqual([{ name: 'voice-order-issues', detail: { issues } }]);
  });

  it('opens the profile editor if the profile is incomplete', async () => {
    const { store } = readyStore();
    shop().on('GET /user/u1', { body: { ...user, phone: '' } });
    logIn({ store });
    await store.set(loadUserAtom);
    expect(store.set(openSummaryAtom)).toBe(false);
    expect([store.get(isProfileOpenAtom), store.get(profileGoalAtom)]).toEqual([true, 'summary']);
    expect(stepOf(store)).toBe('closed');
  });
});
