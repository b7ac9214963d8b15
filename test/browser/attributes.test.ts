import { expect } from 'chai';
import { fillOrder } from './helpers/buyer.ts';
import { openForm, openForms, ready, rootOf, until } from './helpers/page.ts';
import { allByRole, byRole, comes, press } from './helpers/roles.ts';

const selected = (root: ShadowRoot): string | undefined =>
  allByRole(root, 'tab').find(({ ariaSelected }) => ariaSelected === 'true')?.computedName;

const odd: readonly string[] = [
  'referral="" api-url="" currency="" stripe-key="" lang=""',
  'referral="  " api-url="http://[" shop-url="data:text/html,x" currency="XYZ" lang="constructor"',
  'api-url="javascript:alert(1)" lang="en_US_POSIX"',
];
it('attributes whose values mean nothing leave the defaults', async () => {
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

it('a service from the host switches an untouched order, and follows the buyer’s choice', async () => {
  const { root, form } = await openForm();
  form().setAttribute('service', 'voip');
  await until(() => selected(root) === 'Telephone Voice Prompts');
  expect(form().order.serviceType).to.equal('voip');
  press(byRole(root, 'tab', 'Mobile Voicemail'));
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
