import { expect } from 'chai';
import { en } from '../../src/text/en.ts';
import { fillOrder, fillUpToPayment, stay } from './helpers/buyer.ts';
import { descriptionOf, inTurn, openLoggedIn, openOwn, wordsOf, type Reply } from './helpers/own-shop.ts';
import { listen, openForm, until } from './helpers/page.ts';
import { allByRole, byRole, comes, isUsable, type } from './helpers/roles.ts';

const heading = /^Please complete the order form to proceed\. Found \d+ issues:/u;

/** Presses Order Summary, then the issue in the list. */
async function goTo(root: ShadowRoot, issue: RegExp): Promise<void> {
  (await comes(root, 'button', 'Order Summary')).click();
  const list = await comes(root, 'group', heading);
  byRole(list, 'button', issue).click();
}

const focused = (root: ShadowRoot): string | undefined => root.activeElement?.computedName;

it('an issue is a toast and a line of the list, counted in the heading, until it is fixed or dismissed by a button', async () => {
  const { root } = await openForm();
  byRole(root, 'button', 'Order Summary').click();
  const list = await comes(root, 'group', 'Please complete the order form to proceed. Found 2 issues:');
  const issues = allByRole(list, 'listitem').map(wordsOf);
  expect(issues).to.have.lengthOf(2);
  const alert = allByRole(root, 'alert').find((one) => one.textContent !== '');
  expect(alert?.contains(list)).to.equal(true);
  expect([...root.querySelectorAll('[part=toast]')].map(wordsOf)).to.deep.equal(issues);

  byRole(list, 'button', 'Dismiss').click();
  await until(() => allByRole(root, 'group', heading).length === 0);
  byRole(root, 'button', 'Order Summary').click();
  await comes(root, 'group', /Found 2 issues:/u);
  type(byRole(root, 'textbox', 'Message text'), 'Thank you.');
  await comes(root, 'group', /Found 1 issues:/u);
  byRole(root, 'radio', /^Liam/u).click();
  await until(() => allByRole(root, 'group', heading).length === 0);
  expect(root.querySelector('dialog')).to.equal(null);
});

it('an issue that comes first takes the focus, with its explanation, also by the button of the bar', async () => {
  const { root } = await openForm();
  byRole(root, 'button', 'Proceed to payment (Order Summary)').click();
  await until(() => root.activeElement?.computedRole === 'radio');
  const group = root.querySelector('[role=radiogroup]');
  expect(group?.ariaInvalid).to.equal('true');
  for (const one of [group, root.activeElement])
    expect(one && descriptionOf(one)).to.equal('Voice #1 hasn’t been chosen yet.');
  expect(root.querySelectorAll('[role=radiogroup] [type=radio][aria-describedby]')).to.have.lengthOf(1);
});

it('an issue is not shown at a message that the buyer adds after asking', async () => {
  const { root } = await openForm();
  byRole(root, 'button', 'Order Summary').click();
  await comes(root, 'group', heading);
  const isWrong = (name: string): boolean =>
    byRole(byRole(root, 'group', name), 'textbox', 'Message text').ariaInvalid === 'true';
  expect(isWrong('Message #1')).to.equal(true);
  byRole(root, 'button', 'Add message').click();
  await comes(root, 'group', 'Message #2');
  expect(isWrong('Message #2')).to.equal(false);
  expect(allByRole(byRole(root, 'group', heading), 'listitem')).to.have.lengthOf(2);
  byRole(root, 'button', 'Order Summary').click();
  await until(() => isWrong('Message #2'));
});

it('an issue of too few messages leads to Add message', async () => {
  const { root } = await openForm();
  await fillOrder(root);
  byRole(root, 'button', 'Add another voice').click();
  await comes(root, 'button', /^Voice #2/u);
  byRole(root, 'radio', /^Noah/u).click();
  await comes(root, 'button', 'Voice #2: Noah');
  const hint = 'Selected 2 voices or tracks: Minimum message count 2';
  expect(wordsOf(byRole(root, 'region', 'Add Voice Prompts'))).to.include(hint);
  await goTo(root, /^Two or more voices or tracks need at least 2 messages/u);
  expect(focused(root)).to.equal('Add message');
});

it('an issue is shown at its field as well, from then on', async () => {
  const { root } = await openForm('service="mvoice"');
  const fields = [byRole(root, 'textbox', 'Message text'), await comes(root, 'checkbox', /^I understand/u)];
  const told = () =>
    fields.map((field) => [field.ariaInvalid, (field.ariaDescribedByElements ?? []).map(wordsOf).at(-1)]);
  expect(told().map(([isInvalid]) => isInvalid)).to.deep.equal([null, null]);
  byRole(root, 'button', 'Order Summary').click();
  const list = await comes(root, 'group', heading);
  await until(() => fields.every(({ ariaInvalid }) => ariaInvalid === 'true'));
  const issues = allByRole(list, 'listitem').map(wordsOf);
  expect(told().map(([, words]) => words)).to.deep.equal([en.messages.missing, issues.at(-1)]);
  type(byRole(root, 'textbox', 'Message text'), 'Thank you.');
  await until(() => byRole(root, 'textbox', 'Message text').ariaInvalid === null);
});

const toastsIn = (root: ShadowRoot): string => allByRole(root, 'alert').map(wordsOf).join(' ');

/** A sample of the table in test/faults: what a call is answered, and what the buyer reads. */
const sample: readonly (readonly [Reply, string])[] = [
  [{ status: 503, body: { message: 'Back at noon.' } }, en.notices.orderFailed],
  [{ status: 409, body: { message: 'Back at noon.' } }, 'Back at noon.'],
  [{ status: 422, body: { message: ['Email is wrong.', 'Voice is away.'] } }, 'Email is wrong. Voice is away.'],
];

it('a fault at the order is shown in the summary, keeps the input, and can be retried', async () => {
  const order = inTurn(...sample.map(([reply]) => reply), { body: { id: 'o1' } });
  const { root, document, asked, form } = await openOwn({ replies: { 'POST /order/guest': order } });
  const told = listen(document);
  stay(form());
  const pay = await fillUpToPayment(root, 'Hello and welcome.');
  for (const [, words] of sample) {
    await until(() => isUsable(pay));
    for (const button of allByRole(root, 'button', en.dismiss)) button.click();
    await until(() => !toastsIn(root).includes(words));
    pay.click();
    await until(() => toastsIn(root).includes(words));
    // Also once its toast has gone.
    await until(() => wordsOf(root.querySelector('#pay-note')) === `${words} ${en.notices.uncharged}`);
    expect(byRole(root, 'textbox', 'Email')).to.have.property('value', 'marie@example.com');
  }
  await until(() => isUsable(pay));
  pay.click();
  await until(() => told.some(({ type }) => type === 'voice-order-redirect'));
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
  await until(() => isUsable(pay));
  pay.focus();
  pay.click();
  const email = byRole(root, 'textbox', 'Email');
  await until(() => email.getAttribute('aria-invalid') === 'true');
  await until(() => root.activeElement === email);
  expect(descriptionOf(email)).to.include(body.message);
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
  expect(descriptionOf(email)).to.not.include(body.message);
  expect(foot()).to.not.include(body.message);
  expect(toasts()).to.not.include(body.message);
});

it('a fault at the profile says why nothing can be paid, and a press tries again', async () => {
  const user = inTurn({ status: 404 }, { body: { id: 'u1', firstName: 'Marie' } });
  const { root } = await openLoggedIn({ 'GET /user/u1': user });
  const again = await comes(root, 'button', en.tryAgain);
  expect(root.textContent).to.include(en.unreachable.heading);
  again.focus();
  again.click();
  await until(() => !root.textContent?.includes(en.unreachable.heading));
  // The element that had the focus is gone.
  await until(() => root.activeElement?.matches('[role=tab]'));
});
