import { expect } from 'chai';
import { fillOrder, openSummary } from './helpers/buyer.ts';
import { openOwn } from './helpers/own-shop.ts';
import { until } from './helpers/page.ts';

const marked = 'Test mode: nobody is charged';
const missing = 'This shop has no test mode';

/** A form in test mode, at a shop that offers it or not. */
const openAt = (test: boolean) =>
  openOwn({ attributes: { test: '' }, replies: { 'GET /site-settings': { body: { test } } } });

// test/unit/state/checkout/place-order.test.ts tests the orders that are sent.
it('test mode is marked on the form and in the summary, and ends with its attribute', async () => {
  const { root, form } = await openAt(true);
  await fillOrder(root);
  await openSummary(root);
  expect(root.textContent.split(marked)).to.have.length(3);
  form().setAttribute('test', 'false');
  await until(() => !root.textContent.includes(marked));
});

it('test mode is reported as missing on the form and in the summary of a shop without it', async () => {
  const { root } = await openAt(false);
  await fillOrder(root);
  await openSummary(root);
  expect(root.textContent.split(missing)).to.have.length(3);
  expect(root.textContent).to.not.include(marked);
});
