import { expect } from 'chai';
import { fillGuest, fillOrder, openSummary } from './helpers/buyer.ts';
import { openOwn, wordsOf, type OwnForm } from './helpers/own-shop.ts';
import { closePages, until } from './helpers/page.ts';
import { allByRole, byRole, comes, press } from './helpers/roles.ts';

const heading = 'This order was sent to checkout.';
const textOf = (root: ParentNode): unknown => Reflect.get(byRole(root, 'textbox', 'Message text'), 'value');
const stored = (): string => localStorage.getItem('voice-order-form:order:-') ?? '';

/** An order that has left for checkout and is there again, as after a reload. */
async function backFromCheckout(): Promise<OwnForm> {
  const page = await openOwn({});
  page.form().addEventListener('voice-order-redirect', (event) => event.preventDefault());
  await fillOrder(page.root);
  await openSummary(page.root);
  (await fillGuest(page.root)).click();
  await until(() => stored().includes('"isSent":true'));
  page.frame.remove();
  return openOwn({});
}

describe('an order that was sent', () => {
  afterEach(closePages);

  it('is there again as it was, with the choice to start anew or go on', async () => {
    const { root } = await backFromCheckout();
    expect(wordsOf(root.querySelector('[part=form]'))).to.include(heading);
    expect(textOf(root)).to.equal('Thank you for calling.');
    byRole(root, 'button', 'Continue this order').click();
    await until(() => allByRole(root, 'button', 'Start a new order').length === 0);
    expect(textOf(root)).to.equal('Thank you for calling.');
    await until(() => stored().includes('"isSent":false'));
  });

  it('makes way for a new one', async () => {
    const { root, form } = await backFromCheckout();
    byRole(root, 'button', 'Start a new order').click();
    await until(() => textOf(root) === '');
    expect(form().order.selectedVoices).to.deep.equal([]);
    expect(wordsOf(root.querySelector('[part=form]'))).to.not.include(heading);
    await until(() => stored() === '');
  });

  it('says that it is redirecting, and tells the host page where to', async () => {
    const page = await openOwn({});
    const told: unknown[] = [];
    page.form().addEventListener('voice-order-redirect', (event) => {
      event.preventDefault();
      told.push('detail' in event ? event.detail : null);
    });
    await fillOrder(page.root);
    const dialog = await openSummary(page.root);
    (await fillGuest(page.root)).click();
    const said = 'Order created successfully! Redirecting to payment...';
    await until(() => allByRole(dialog, 'status').some((one) => wordsOf(one).includes(said)));
    expect(told).to.deep.equal([]);
    await until(() => told.length === 1);
    expect(told).to.deep.equal([{ orderId: 'o1', sessionId: 's1', url: 'https://pay.example/s1' }]);
  });
});

describe('a saved order', () => {
  afterEach(closePages);

  it('replaces the fresh one, also for another service and currency', async () => {
    const first = await openOwn({});
    await fillOrder(first.root);
    await until(() => stored().includes('Thank you for calling.'));
    first.frame.remove();
    const { root, form } = await openOwn({ attributes: { service: 'voip', currency: 'USD' } });
    expect(textOf(root)).to.equal('Thank you for calling.');
    expect(form().order).to.deep.include({ serviceType: 'moh', currency: 'CAD', selectedVoices: ['v-liam'] });
    expect(byRole(root, 'tab', 'On Hold Message').ariaSelected).to.equal('true');
  });
});

describe('the service switch', () => {
  afterEach(closePages);

  it('warns that the form resets, and starts a fresh order', async () => {
    const { root, form } = await openOwn({});
    await fillOrder(root);
    press(byRole(root, 'tab', 'Mobile Voicemail'));
    const question = await comes(root, 'alertdialog', 'Switch Service Type');
    expect(wordsOf(question)).to.include('The order form will reset and you’ll lose all your selections.');
    byRole(question, 'button', 'Continue').click();
    await until(() => form().order.serviceType === 'mvoice');
    expect(form().order).to.deep.include({ phoneSystem: 'iphone-android', selectedVoices: [] });
    expect(form().getAttribute('service')).to.equal('mvoice');
    await comes(root, 'checkbox', /contacted/u);
    press(byRole(root, 'tab', 'Telephone Voice Prompts'));
    await until(() => form().order.serviceType === 'voip');
    expect(form().order.phoneSystem).to.equal('mp3');
  });
});
