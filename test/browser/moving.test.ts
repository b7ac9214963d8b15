import { expect } from 'chai';
import { fillOrder, openSummary } from './helpers/buyer.ts';
import { openForm, openPage, ready, scriptTag, until } from './helpers/page.ts';
import { byRole } from './helpers/roles.ts';

const text = 'Thank you for calling Acme.';
const nextFrame = (window: Window): Promise<unknown> => new Promise((resolve) => window.requestAnimationFrame(resolve));
const messageOf = (root: ShadowRoot): HTMLElement => byRole(root, 'textbox', 'Message text');

it('an element that is moved works on in another place, and keeps the order, the same fields and its modal dialog', async () => {
  const { document, form, root } = await openForm('', { body: '<main></main>' });
  document.querySelector('main')?.append(form());
  await fillOrder(root, text);
  await until(() => root.textContent?.includes('101.70'));
  expect(form().order.total).to.equal(101.7);

  const field = messageOf(root);
  document.body.append(form());
  await nextFrame(window);
  expect(messageOf(root)).to.equal(field);
  expect(form().order.items[0]?.content).to.equal(text);

  const dialog = await openSummary(root);
  document.querySelector('main')?.append(form());
  await until(() => dialog.matches(':modal'));
  expect(dialog.isConnected).to.equal(true);
});

it('two elements share nothing', async () => {
  const body = `<voice-order-form id="one"></voice-order-form><voice-order-form id="two"></voice-order-form>${scriptTag}`;
  const { form } = await openPage({ body });
  const [one, two] = await Promise.all([ready(form('one')), ready(form('two'))]);
  await fillOrder(one, text);
  expect(form('two').order).to.deep.include({ selectedVoices: [] });
  expect(messageOf(two)).to.have.property('value', '');
  byRole(two, 'radio', /^Noah/u).click();
  await until(() => form('two').order.selectedVoices[0] === 'v-noah');
  expect(form('one').order.selectedVoices).to.deep.equal(['v-liam']);
  expect(byRole(one, 'radio', /^Liam/u)).to.have.property('checked', true);
});
