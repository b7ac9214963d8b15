import { expect } from 'chai';
import { en } from '../../src/text/en.ts';
import { fillOrder, openSummary } from './helpers/buyer.ts';
import { listen, openForm, openForms, openPage, ready, rootOf, scriptTag, until } from './helpers/page.ts';
import { allByRole, byRole, comes, type } from './helpers/roles.ts';

const text = 'Thank you for calling Acme.';
const messageOf = (root: ShadowRoot): HTMLElement => byRole(root, 'textbox', 'Message text');

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
  await until(() => told.some(({ type }) => type === 'voice-order-totals'));
  expect(form).to.throw('no element');
  expect(new Set(told.map(({ type }) => type))).to.deep.equal(
    new Set(['voice-order-ready', 'voice-order-change', 'voice-order-totals']),
  );
  for (const { bubbles, composed, cancelable, detail } of told) {
    expect([bubbles, composed, cancelable]).to.deep.equal([true, true, false]);
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

it('a form that returns starts once, although its page moves it when it is ready', async () => {
  const { document, form } = await openForm();
  const told = listen(document);
  const returned = form();
  returned.remove();
  await until(() => !rootOf(returned).querySelector('[part=form]'));
  document.addEventListener('voice-order-ready', () => {
    document.body.append(returned);
  });
  document.body.prepend(returned);
  await ready(returned);
  expect(told.filter(({ type: name }) => name === 'voice-order-ready')).to.have.lengthOf(1);
});

it('a form that returns follows an attribute that its page sets when it is ready', async () => {
  const { document, form } = await openForm();
  const returned = form();
  returned.remove();
  await until(() => !rootOf(returned).querySelector('[part=form]'));
  document.addEventListener('voice-order-ready', () => returned.setAttribute('referral', 'acme'));
  document.body.append(returned);
  await ready(returned);
  expect(returned.order.referralCode).to.equal('acme');
});

it('reset starts a fresh order of the same service, without a question', async () => {
  const { form, root } = await openForm('service="voip"');
  type(messageOf(root), text);
  await until(() => form().order.items[0]?.content === text);
  form().reset();
  expect(form().order).to.deep.include({ serviceType: 'voip', selectedVoices: [] });
  await until(() => Reflect.get(messageOf(root), 'value') === '');
  expect(allByRole(root, 'alertdialog')).to.deep.equal([]);
});

it('a form that has stopped working says so, and starts again with the order and the focus', async () => {
  const { root, document, window } = await openForm();
  const told = listen(document);
  type(messageOf(root), text);
  const numbers = window.Intl.NumberFormat.prototype;
  const format = Object.getOwnPropertyDescriptor(numbers, 'format');
  const fail = (): never => {
    throw new Error('broken');
  };
  Object.defineProperty(numbers, 'format', { configurable: true, get: fail });
  byRole(root, 'button', 'Add message').click();
  const button = (): HTMLElement | undefined => allByRole(root, 'button', en.wrong.again)[0];
  const first = await until(button);
  expect(byRole(root, 'alert').textContent).to.include(en.wrong.heading);
  expect(told.map(({ type }) => type)).to.include('voice-order-error');
  first.focus();
  first.click();
  await until(() => button() !== first && root.activeElement === button());
  Object.defineProperty(numbers, 'format', format ?? {});
  button()?.click();
  const tab = await comes(root, 'tab', 'On Hold Message');
  await until(() => root.activeElement === tab);
  expect(allByRole(root, 'textbox', 'Message text')[0]).to.have.property('value', text);
});

it('an element that is moved works on in another place, and keeps the order, the same fields and its modal dialog', async () => {
  const { document, form, root } = await openForm('', { body: '<main></main>' });
  document.querySelector('main')?.append(form());
  await fillOrder(root, text);
  await until(() => root.textContent?.includes('101.70'));
  expect(form().order.total).to.equal(101.7);

  const field = messageOf(root);
  document.body.append(form());
  await new Promise((resolve) => window.requestAnimationFrame(resolve));
  expect(messageOf(root)).to.equal(field);
  expect(form().order.items[0]?.content).to.equal(text);

  const dialog = await openSummary(root);
  document.querySelector('main')?.append(form());
  await until(() => dialog.matches(':modal'));
  expect(dialog.isConnected).to.equal(true);
});

it('two elements share nothing', async () => {
  const [first, second] = await openForms(['', '']);
  if (!first || !second) throw new Error('no elements');
  const [one, two] = [rootOf(first), rootOf(second)];
  await fillOrder(one, text);
  expect(second.order).to.deep.include({ selectedVoices: [] });
  expect(messageOf(two)).to.have.property('value', '');
  byRole(two, 'radio', /^Noah/u).click();
  await until(() => second.order.selectedVoices[0] === 'v-noah');
  expect(first.order.selectedVoices).to.deep.equal(['v-liam']);
  expect(byRole(one, 'radio', /^Liam/u)).to.have.property('checked', true);
});

it('attributes whose values mean nothing leave the defaults', async () => {
  const odd = [
    'referral="" api-url="" currency="" stripe-key="" lang=""',
    'referral="  " api-url="http://[" shop-url="data:text/html,x" currency="XYZ" lang="constructor"',
    'api-url="javascript:alert(1)" lang="en_US_POSIX"',
  ];
  for (const form of await openForms(odd)) {
    await fillOrder(rootOf(form));
    await until(() => form.order.total > 0);
    expect(form.order).to.deep.include({ currency: 'CAD', referralCode: null });
  }
});

it('attributes that are removed or emptied count as unset', async () => {
  const { root, form } = await openForm('currency="usd" referral="acme" shop-url="https://other.example"');
  expect(form().order).to.include({ currency: 'USD', referralCode: 'acme' });
  await until(() => root.textContent?.includes('Order through Acme'));
  form().removeAttribute('referral');
  form().removeAttribute('shop-url');
  expect(form().order.referralCode).to.equal(null);
  await until(() => !root.textContent?.includes('Order through Acme'));
  expect(byRole(root, 'link', 'Login').getAttribute('href')).to.include(`${location.origin}/login`);
  form().setAttribute('referral', 'acme');
  expect(form().order.referralCode).to.equal('acme');
  form().setAttribute('referral', '');
  expect(form().order.referralCode).to.equal(null);
});

it('attributes that change leave the order as it is', async () => {
  const { root, form } = await openForm();
  await fillOrder(root);
  form().setAttribute('referral', 'acme');
  form().setAttribute('api-url', '/api');
  form().setAttribute('lang', 'fr');
  form().setAttribute('currency', 'USD');
  await ready(form());
  expect(form().order).to.deep.include({ referralCode: 'acme', currency: 'CAD', selectedVoices: ['v-liam'] });
});

it('a service from the host switches an untouched order, and follows the buyer’s choice', async () => {
  const { root, form } = await openForm();
  form().setAttribute('service', 'voip');
  await until(() => byRole(root, 'tab', 'Telephone Voice Prompts').ariaSelected === 'true');
  expect(form().order.serviceType).to.equal('voip');
  byRole(root, 'tab', 'Mobile Voicemail').click();
  await until(() => form().getAttribute('service') === 'mvoice');
  expect(allByRole(root, 'alertdialog')).to.deep.equal([]);
});

it('a service from the host asks before it resets the buyer’s work, and follows an answer of no', async () => {
  const { root, form } = await openForm('service="moh"');
  await fillOrder(root);
  form().setAttribute('service', 'voip');
  byRole(await comes(root, 'alertdialog', 'Switch Service Type'), 'button', 'Cancel').click();
  await until(() => allByRole(root, 'alertdialog').length === 0);
  expect(form().order.serviceType).to.equal('moh');
  expect(form().getAttribute('service')).to.equal('moh');

  form().setAttribute('service', 'voip');
  const question = await comes(root, 'alertdialog', 'Switch Service Type');
  expect(form().order.serviceType).to.equal('moh');
  // The summary would replace the question, and the attribute would answer it.
  expect(form().openSummary()).to.equal(false);
  byRole(question, 'button', 'Continue').click();
  await until(() => form().order.serviceType === 'voip');
  expect(form().order.selectedVoices).to.deep.equal([]);
});
