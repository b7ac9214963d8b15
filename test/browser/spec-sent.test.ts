import { expect } from 'chai';
import { fillOrder, fillUpToPayment, openSummary, stay } from './helpers/buyer.ts';
import { openOwn, wordsOf, type OwnForm, type Replies } from './helpers/own-shop.ts';
import { until } from './helpers/page.ts';
import { allByRole, byRole, comes, press, type } from './helpers/roles.ts';

const heading = 'This order has gone to checkout.';
const textOf = (root: ParentNode): unknown => Reflect.get(byRole(root, 'textbox', 'Message text'), 'value');
const stored = (): string => localStorage.getItem('voice-order-form:order:-') ?? '';

const payment = { paymentGatewayInfo: { sessionId: 's1', url: 'https://pay.example/s1' } };
const paymentLine = 'POST /order/o1/create-guest-payment';
const statusLine = 'GET /order/status/t1';

/** An order that has left for checkout and is there again, as after a reload. */
async function backFromCheckout(replies: Replies = {}): Promise<OwnForm> {
  const page = await openOwn({ replies });
  stay(page.form());
  (await fillUpToPayment(page.root)).click();
  await until(() => stored().includes('"isSent":true'));
  page.frame.remove();
  return openOwn({ replies });
}

/** The same with a shop that returns the status of the payment. */
const backWith = (status: object): Promise<OwnForm> =>
  backFromCheckout({
    [paymentLine]: { body: { ...payment, statusToken: 't1' } },
    [statusLine]: { body: { orderId: 'o1', ...status } },
    'GET /order/paid/p1': { body: { orderId: 'o1', total: 101.7, currency: 'CAD' } },
  });

const payButton = (root: ParentNode): HTMLElement => byRole(root, 'button', 'Proceed to payment (Order Summary)');
const says = (root: ParentNode, words: string): Promise<boolean> =>
  until(() => wordsOf(root.querySelector('[part=form]')).includes(words));

describe('an order that was sent', () => {
  it('is restored, with the choice to start a new one or go on', async () => {
    const { root } = await backFromCheckout();
    expect(wordsOf(root.querySelector('[part=form]'))).to.include(heading);
    // Nothing else on the page has the focus: Tab continues in the form.
    expect(wordsOf(root.activeElement)).to.include(heading);
    expect(textOf(root)).to.equal('Thank you for calling.');
    byRole(root, 'button', 'Continue this order').click();
    await until(() => allByRole(root, 'button', 'Start a new order').length === 0);
    expect(textOf(root)).to.equal('Thank you for calling.');
    await until(() => stored().includes('"isSent":false'));
  });

  it('that is unpaid says so, is restored by Undo, and can be paid', async () => {
    const { root, form } = await backWith({ status: 'unpaid' });
    // Nobody has come back by the way back: it may be at checkout in another tab.
    await says(root, 'This order has gone to checkout but hasn’t been paid for yet.');
    await says(root, 'You haven’t been charged. Continue');
    expect(payButton(root).ariaDisabled).to.equal('false');
    // A new order can be taken back.
    const before = textOf(root);
    expect(before).to.not.equal('');
    byRole(root, 'button', 'Start a new order').click();
    await until(() => textOf(root) === '' && stored() === '');
    expect(form().order.selectedVoices).to.deep.equal([]);
    expect(wordsOf(root.querySelector('[part=form]'))).to.not.include(heading);
    (await comes(root, 'button', 'Undo')).click();
    await until(() => textOf(root) === before);
    await says(root, 'This order has gone to checkout but hasn’t been paid for yet.');
    const dialog = await openSummary(root);
    byRole(dialog, 'button', 'Continue as Guest').click();
    // What the guest typed before is restored.
    expect(Reflect.get(await comes(root, 'textbox', 'Email'), 'value')).to.equal('marie@example.com');
  });

  it('whose payment is being confirmed says so, and cannot be paid', async () => {
    const { root } = await backWith({ status: 'confirming' });
    await says(root, 'Your payment is being confirmed.');
    expect(payButton(root).ariaDisabled).to.equal('true');
    expect(allByRole(root, 'button', 'Continue this order')).to.have.length(0);
  });

  it('that is paid is complete: it offers new orders, including one with the changes since', async () => {
    const { root, form } = await backWith({ status: 'paid', paidToken: 'p1' });
    await says(root, 'This order has been paid. Thank you!');
    expect(sessionStorage.getItem('voice-order-form:guest')).to.equal(null);
    expect(payButton(root).ariaDisabled).to.equal('true');
    expect(allByRole(root, 'button', 'Order with my changes')).to.have.length(0);
    type(byRole(root, 'textbox', 'Message text'), 'Changed since.');
    const renew = await comes(root, 'button', 'Order with my changes');
    await says(root, 'They will start a new order.');
    renew.click();
    await until(() => payButton(root).ariaDisabled === 'false');
    expect(form().order.items).to.have.nested.property('[0].content', 'Changed since.');
  });
});

it('the service switch warns that the form resets, and starts a fresh order', async () => {
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
