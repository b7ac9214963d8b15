import { expect } from 'chai';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { fillGuest, fillOrder, openSummary } from './helpers/buyer.ts';
import { openForm, until } from './helpers/page.ts';
import { byRole, comes } from './helpers/roles.ts';

const isClosed = (root: ShadowRoot): boolean => root.querySelector('dialog') === null;

async function opened(attributes = '') {
  const page = await openForm(attributes);
  await fillOrder(page.root);
  return { ...page, dialog: await openSummary(page.root) };
}

it('the order summary is a native modal dialog that keeps the focus for a whole round of Tab and returns it on Escape', async () => {
  const { document, root, dialog } = await opened();
  expect(dialog.matches('dialog:modal')).to.equal(true);
  await until(() => root.activeElement?.textContent === 'Order Summary');
  expect(root.activeElement?.localName).to.equal('h2');

  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  expect(document.activeElement).to.not.equal(field);

  const visited = new Set<Element | null>();
  const close = byRole(dialog, 'button', 'Close');
  // The script desk, which may come meanwhile, adds a few stops.
  for (let step = 0; step < 30; step += 1) {
    await sendKeys({ press: 'Tab' });
    visited.add(root.activeElement);
  }
  expect([...visited].every((element) => element === null || dialog.contains(element))).to.equal(true);
  expect(visited.has(close)).to.equal(true);
  expect(visited.has(byRole(dialog, 'button', 'Continue as Guest'))).to.equal(true);

  // After that many stops, the focus may be in the browser's own bar, and would be there for the next page too.
  await sendMouse({ type: 'click', position: [1, 1] });
  close.focus();
  await sendKeys({ press: 'Escape' });
  await until(() => isClosed(root));
  expect(root.activeElement).to.equal(byRole(root, 'button', 'Order Summary'));
});

it('the order summary can’t be closed while an order is processed', async () => {
  const { root, dialog, form } = await opened('api-url="/api-slow"');
  (await fillGuest(root)).click();
  const busy = await comes(dialog, 'button', 'Processing order...');
  // A spinner; with reduced motion, it does not turn.
  expect(getComputedStyle(busy, '::before').borderRadius).to.equal('50%');
  expect(byRole(dialog, 'button', 'Close').matches(':disabled')).to.equal(true);
  for (let press = 0; press < 3; press += 1) await sendKeys({ press: 'Escape' });
  await until(() => dialog.matches(':modal'));
  expect(dialog.isConnected).to.equal(true);
  expect(byRole(dialog, 'button', 'Processing order...').isConnected).to.equal(true);
  expect(form().order.total).to.equal(101.7);
});
