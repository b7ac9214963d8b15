import { expect } from 'chai';
import { fillOrder, fillUpToPayment, openSummary, stay } from './helpers/buyer.ts';
import { openForm, until } from './helpers/page.ts';

/** The details of the steps that a page is notified of. */
function stepsOf(page: Document): readonly unknown[] {
  const told: unknown[] = [];
  page.addEventListener('voice-order-step', ({ detail }) => told.push(detail));
  return told;
}

it('steps are reported once on the way to payment, even after a reload', async () => {
  const { root, form, document } = await openForm('service="moh" referral="acme" reference="ticket 7"');
  stay(form());
  const told = stepsOf(document);
  (await fillUpToPayment(root)).click();
  await until(() => told.length > 5);
  const rest = { service: 'moh', referral: 'acme', reference: 'ticket 7' };
  expect(told).to.deep.equal(
    ['started', 'voices', 'messages', 'summary', 'details', 'payment'].map((step) => ({ step, ...rest })),
  );
  await until(() => localStorage.getItem('voice-order-form:order:acme')?.includes('"payment"'));
  const again = await openForm('service="moh" referral="acme"');
  const toldAgain = stepsOf(again.document);
  await fillOrder(again.root, 'Another text.');
  await openSummary(again.root);
  expect(toldAgain).to.deep.equal([]);
});
