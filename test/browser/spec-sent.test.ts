import { expect } from 'chai';
import { fillUpToPayment, stay } from './helpers/buyer.ts';
import { wordsOf } from './helpers/own-shop.ts';
import { openForm, until } from './helpers/page.ts';
import { allByRole, byRole } from './helpers/roles.ts';

const heading = 'This order has gone to checkout.';
const textOf = (root: ParentNode): unknown => Reflect.get(byRole(root, 'textbox', 'Message text'), 'value');
const stored = (): string => localStorage.getItem('voice-order-form:order:-') ?? '';

// test/unit/form/sent-notice.test.tsx has the other payment statuses.
it('a sent order is restored after a reload, with the focus on its notice', async () => {
  const page = await openForm();
  stay(page.form());
  (await fillUpToPayment(page.root)).click();
  await until(() => stored().includes('"isSent":true'));
  page.frame.remove();

  const { root } = await openForm();
  expect(wordsOf(root.querySelector('[part=form]'))).to.include(heading);
  // Nothing else on the page has the focus: Tab continues in the form.
  expect(wordsOf(root.activeElement)).to.include(heading);
  expect(textOf(root)).to.equal('Thank you for calling.');
  byRole(root, 'button', 'Continue this order').click();
  await until(() => allByRole(root, 'button', 'Start a new order').length === 0);
  expect(textOf(root)).to.equal('Thank you for calling.');
  await until(() => stored().includes('"isSent":false'));
});
