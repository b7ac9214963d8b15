import { expect } from 'chai';
import { fillGuest, fillOrder, openSummary } from './helpers/buyer.ts';
import { closePages, openForm, until } from './helpers/page.ts';

/** The details of the steps that a page is notified of. */
function stepsOf(page: Document): readonly unknown[] {
  const told: unknown[] = [];
  page.addEventListener('voice-order-step', ({ detail }) => told.push(detail));
  return told;
}

describe('steps', () => {
  afterEach(closePages);

  it('are reported once on the way to payment, even after a reload', async () => {
    const { root, form, document } = await openForm('service="moh" referral="acme" reference="ticket 7"');
    form().addEventListener('voice-order-redirect', (event) => event.preventDefault());
    const told = stepsOf(document);
    await fillOrder(root);
    await openSummary(root);
    (await fillGuest(root)).click();
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
});
