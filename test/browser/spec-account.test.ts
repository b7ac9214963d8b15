import { expect } from 'chai';
import { fillOrder, openSummary, stay } from './helpers/buyer.ts';
import { accountReplies, openLoggedIn } from './helpers/logged-in.ts';
import { wordsOf, type OwnForm } from './helpers/own-shop.ts';
import { until } from './helpers/page.ts';
import { allByRole, byRole, comes, isUsable } from './helpers/roles.ts';

async function toPay(page: OwnForm): Promise<HTMLElement> {
  await fillOrder(page.root);
  const dialog = await openSummary(page.root);
  return until(() => allByRole(dialog, 'button', 'Proceed to payment').find(isUsable));
}

it('a logged-in buyer is offered no login or guest checkout, and pays by calls with the token, without an address or a guest’s data', async () => {
  const page = await openLoggedIn();
  stay(page.form());
  const pay = await toPay(page);
  const dialog = byRole(page.root, 'dialog', 'Order Summary');
  expect(allByRole(dialog, 'button', 'Login to Account')).to.deep.equal([]);
  expect(allByRole(dialog, 'button', 'Continue as Guest')).to.deep.equal([]);
  pay.click();
  await until(() => page.asked('POST /order/o7/create-payment').length === 1);
  for (const line of Object.keys(accountReplies).filter((one) => one.startsWith('POST'))) {
    expect(page.asked(line).map((call) => call.authorization)).to.deep.equal(['Bearer t1']);
    expect(page.asked(line)[0]?.body).to.not.have.any.keys('address', 'email', 'firstName');
  }
  expect(page.asked('POST /order/o7/create-payment')[0]?.body).to.deep.equal({
    paymentGateway: 'stripe',
    paymentMethod: 'card',
  });
  expect(page.calls.filter(({ line }) => line.includes('guest'))).to.deep.equal([]);
});

it('a token that is refused and cannot be renewed ends the login, and the buyer can go on as a guest', async () => {
  const page = await openLoggedIn({ 'POST /order': { status: 401 } });
  const pay = await toPay(page);
  pay.focus();
  pay.click();
  const dialog = byRole(page.root, 'dialog', 'Order Summary');
  const told = 'Your session has expired. Log in again or continue as a guest. Your order is saved.';
  await until(() => allByRole(dialog, 'alert').some((one) => wordsOf(one).includes(told)));
  // The button that had the focus is still in the tree, so that screen readers announce where the focus moves.
  expect(await comes(dialog, 'button', 'Continue as Guest')).to.equal(pay);
  await until(() => page.root.activeElement === byRole(dialog, 'button', 'Login to Account'));
  expect(page.form().order).to.deep.include({ selectedVoices: ['v-liam'] });
  await until(() => page.asked('POST /order/calculate-guest').length > 0);
});
