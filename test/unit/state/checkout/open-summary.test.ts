// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { changeCheckout, isSummaryOpenAtom } from '../../../../src/state/checkout/checkout-state.ts';
import { leavesSummaryAtom, leaveSummary, openSummary } from '../../../../src/state/checkout/open-summary.ts';
import { fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import { startedForm } from '../../helpers/lists.ts';
import { orderOf, message } from '../../helpers/samples.ts';
import { name, savedBeside } from '../../helpers/tabs.ts';
import { detailsOf, readyStore } from '../../helpers/form-store.ts';

const { shop } = fakeShopEachTest();

/** A form with a finished order that was saved as given. */
async function started(saved: object) {
  localStorage.setItem(name, JSON.stringify({ ...savedBeside, order: orderOf({}), ...saved }));
  const form = await startedForm(shop());
  await pass(1000);
  return form;
}

it('a buyer who left the summary to log in is back in the summary, once', async () => {
  const { store } = await started({ isInSummary: true });
  expect(store.get(isSummaryOpenAtom)).toBe(true);
  expect(localStorage.getItem(name)).not.toContain('isInSummary');
});

it('a buyer who leaves the summary to log in has that saved with the order, at once', async () => {
  const form = await started({});
  leaveSummary(form);
  expect(form.store.get(leavesSummaryAtom)).toBe(false);
  changeCheckout(form, { type: 'opened' });
  leaveSummary(form);
  expect(localStorage.getItem(name)).toContain('"isInSummary":true');
});

it('an order with issues does not open the summary, and reports them to the page in words', () => {
  const form = readyStore({ voices: [null], messages: [message(1, { content: '' })] });
  expect(openSummary(form)).toBe(false);
  const issues = [
    { code: 'voice-missing', message: 'Voice #1 hasn’t been chosen yet. Choose a voice under “Select your voice”.' },
    { code: 'message-empty', message: 'Message #1 has no text. Write it under “Add Voice Prompts”.' },
  ];
  expect(detailsOf(form, 'voice-order-issues')).toEqual([{ issues }]);
});
