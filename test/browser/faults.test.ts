import { expect } from 'chai';
import { en } from '../../src/text/en.ts';
import { fillUpToPayment, stay } from './helpers/buyer.ts';
import { inTurn, openOwn, wordsOf, type Reply } from './helpers/own-shop.ts';
import { until } from './helpers/page.ts';
import { allByRole, byRole, comes, type } from './helpers/roles.ts';
import { listen } from './helpers/told.ts';

const toastsIn = (root: ShadowRoot): string => allByRole(root, 'alert').map(wordsOf).join(' ');

/** A sample of the table in test/faults: what a call is answered, and what the buyer reads. */
const sample: readonly (readonly [Reply, string])[] = [
  [{ status: 503, body: { message: 'Back at noon.' } }, en.notices.orderFailed],
  [{ status: 409, body: { message: 'Back at noon.' } }, 'Back at noon.'],
  [{ status: 422, body: { message: ['Email is wrong.', 'Voice is away.'] } }, 'Email is wrong. Voice is away.'],
];

it('a fault at the order is shown in the summary, keeps the input, and can be retried', async () => {
  const order = inTurn(...sample.map(([reply]) => reply), {
    body: { id: 'o1' },
  });
  const { root, document, asked, form } = await openOwn({ replies: { 'POST /order/guest': order } });
  const told = listen(document);
  stay(form());
  const pay = await fillUpToPayment(root, 'Hello and welcome.');
  for (const [, words] of sample) {
    await until(() => pay.matches(':enabled:not([aria-disabled=true])'));
    for (const button of allByRole(root, 'button', en.dismiss)) button.click();
    await until(() => !toastsIn(root).includes(words));
    pay.click();
    await until(() => toastsIn(root).includes(words));
    // Also once its toast has gone.
    const foot = await until(() => {
      const told = wordsOf(root.querySelector('#pay-note'));
      return told.startsWith(words) && told;
    });
    expect(foot.endsWith(en.notices.uncharged)).to.equal(true);
    expect(Reflect.get(byRole(root, 'textbox', 'Email'), 'value')).to.equal('marie@example.com');
  }
  await until(() => pay.matches(':enabled:not([aria-disabled=true])'));
  pay.click();
  await until(() => told.some(({ name }) => name === 'voice-order-redirect'));
  expect(asked('POST /order/guest')).to.have.length(sample.length + 1);
  // The page is told of each fault, but nothing about the buyer.
  const details = JSON.stringify(told.map(({ detail }) => detail));
  expect(details).to.include('Back at noon.');
  for (const part of ['marie@', 'Tremblay']) expect(details).to.not.include(part);
});

it('what the shop does not accept of a guest is shown at its field, with the focus, until the value changes', async () => {
  const body = { message: 'Please enter a valid email address', code: 'email-invalid', field: 'email' };
  const { root } = await openOwn({ replies: { 'POST /order/guest': { status: 422, body } } });
  const pay = await fillUpToPayment(root, 'Hello and welcome.');
  await until(() => pay.matches(':enabled:not([aria-disabled=true])'));
  pay.focus();
  pay.click();
  const email = byRole(root, 'textbox', 'Email');
  await until(() => email.getAttribute('aria-invalid') === 'true');
  await until(() => root.activeElement === email);
  const told = (): string =>
    (email.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => wordsOf(root.getElementById(id)))
      .join(' ');
  expect(told()).to.include(body.message);
  const toasts = (): string => [...root.querySelectorAll('[part=toast]')].map(wordsOf).join('');
  const foot = (): string => wordsOf(pay.closest('[part=dialog] > :last-child'));
  expect(foot()).to.include(body.message);
  expect(toasts()).to.include(body.message);
  // The toast reads it out: the list of what is wrong doesn't, too.
  const list = [...root.querySelectorAll('[aria-live]')].find((one) => wordsOf(one).includes(en.guest.errors.other));
  expect(list?.getAttribute('aria-live')).to.equal('off');
  // Other problems are shown in the list.
  const firstName = byRole(root, 'textbox', 'First name');
  firstName.focus();
  type(firstName, '');
  firstName.blur();
  await until(() => wordsOf(list).includes(en.guest.firstNameRequired));
  expect(list?.getAttribute('aria-live')).to.equal('polite');
  type(firstName, 'Marie');
  type(email, 'marie@example.org');
  await until(() => email.getAttribute('aria-invalid') === null);
  expect(told()).to.not.include(body.message);
  expect(foot()).to.not.include(body.message);
  expect(toasts()).to.not.include(body.message);
});

it('a fault at the profile says why nothing can be paid, and a press tries again', async () => {
  const user = inTurn({ status: 404 }, { body: { id: 'u1', firstName: 'Marie' } });
  const { root } = await openOwn({
    attributes: { 'access-token': 't', 'user-id': 'u1' },
    replies: { 'GET /user/u1': user },
  });
  const again = await comes(root, 'button', en.tryAgain);
  expect(root.textContent).to.include(en.unreachable.heading);
  again.focus();
  again.click();
  await until(() => !root.textContent?.includes(en.unreachable.heading));
  // The element that had the focus is gone.
  await until(() => root.activeElement?.matches('[role=tab]'));
});
