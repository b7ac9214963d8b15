// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { openSummaryAtom } from '../../../../src/state/checkout/summary.ts';
import { detailsOf, edit, readyStore } from '../../helpers/form-store.ts';
import { stepOf } from '../../helpers/paying.ts';

// test/browser/spec-profile.test.ts has the profile that must be complete first.
it('the order summary opens only for an order without issues', () => {
  const form = readyStore({ voices: [null] });
  expect([form.store.set(openSummaryAtom), stepOf(form.store)]).toEqual([false, 'closed']);
  const issues = [{ code: 'voice-missing', message: 'issue' }];
  expect(detailsOf(form, 'voice-order-issues')).toEqual([{ issues }]);
  edit(form, { voices: ['v1'] });
  expect([form.store.set(openSummaryAtom), stepOf(form.store)]).toEqual([true, 'choice']);
  expect(form.events).toHaveLength(1);
});
