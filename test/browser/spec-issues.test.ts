import { expect } from 'chai';
import { fillOrder } from './helpers/buyer.ts';
import { wordsOf } from './helpers/own-shop.ts';
import { en } from '../../src/text/en.ts';
import { openForm, until } from './helpers/page.ts';
import { allByRole, byRole, comes, type } from './helpers/roles.ts';

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
    expect((one?.ariaDescribedByElements ?? []).map(wordsOf)).to.deep.equal(['Voice #1 hasn’t been chosen yet.']);
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
