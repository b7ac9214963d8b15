import { expect } from 'chai';
import { fillOrder } from './helpers/buyer.ts';
import { openForm, openPage, ready, scriptTag, until } from './helpers/page.ts';
import { allByRole, byRole, type } from './helpers/roles.ts';
import { listen } from './helpers/told.ts';

const isFrozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));

it('events bubble out of shadow roots, with details that are frozen like the order property', async () => {
  const { document, form } = await openPage({ head: scriptTag });
  const told = listen(document);
  const wrapper = document.createElement('div');
  wrapper.attachShadow({ mode: 'open' }).innerHTML = '<voice-order-form referral="acme"></voice-order-form>';
  document.body.append(wrapper);
  const element = wrapper.shadowRoot?.querySelector('voice-order-form');
  if (!element) throw new Error('no element');
  await fillOrder(await ready(element));
  await until(() => told.some(({ name }) => name === 'voice-order-totals'));
  expect(form).to.throw('no element');
  expect(new Set(told.map(({ name }) => name))).to.deep.equal(
    new Set(['voice-order-ready', 'voice-order-change', 'voice-order-totals']),
  );
  for (const { event, detail } of told) {
    expect([event.bubbles, event.composed, event.cancelable]).to.deep.equal([true, true, false]);
    expect(isFrozen(detail)).to.equal(true);
  }
  expect(isFrozen(element.order)).to.equal(true);
  expect(told[0]?.detail).to.deep.equal({ service: 'moh', referral: 'acme' });
});

it('a form that reports that it is ready shows all its sections', async () => {
  const { document, window } = await openPage({ head: scriptTag });
  const names = await new Promise<readonly string[]>((resolve) => {
    window.addEventListener('voice-order-ready', ({ target }) => {
      if (!(target instanceof window.HTMLElement) || target.shadowRoot === null) return;
      resolve(allByRole(target.shadowRoot, 'region').map(({ computedName }) => computedName));
    });
    document.body.append(document.createElement('voice-order-form'));
  });
  expect(names).to.include.members(['Select your voice', 'Add Voice Prompts', 'Options', 'Comments']);
});

it('reset starts a fresh order of the same service, without a question', async () => {
  const { form, root } = await openForm('service="voip"');
  type(byRole(root, 'textbox', 'Message text'), 'Press one.');
  await until(() => form().order.items[0]?.content === 'Press one.');
  form().reset();
  expect(form().order).to.deep.include({ serviceType: 'voip', selectedVoices: [] });
  await until(() => Reflect.get(byRole(root, 'textbox', 'Message text'), 'value') === '');
  expect(allByRole(root, 'alertdialog')).to.deep.equal([]);
});
