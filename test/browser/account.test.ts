import { expect } from 'chai';
import { deskTexts } from '../../src/text/desk-texts.ts';
import { fillOrder, openSummary, stay } from './helpers/buyer.ts';
import {
  accountReplies,
  descriptionOf,
  inTurn,
  openLoggedIn,
  user,
  wordsOf,
  type OwnForm,
  type Replies,
} from './helpers/own-shop.ts';
import { until } from './helpers/page.ts';
import { allByRole, byRole, comes, isUsable, leave, pick, type } from './helpers/roles.ts';

/** The summary of a small order, and its pay button once it can be pressed. */
async function toPay({ root }: OwnForm) {
  await fillOrder(root);
  const dialog = await openSummary(root);
  return { dialog, pay: await until(() => allByRole(dialog, 'button', 'Proceed to payment').find(isUsable)) };
}

it('a logged-in buyer is offered no login or guest checkout, and pays by calls with the token, without an address or a guest’s data', async () => {
  const page = await openLoggedIn();
  stay(page.form());
  const { dialog, pay } = await toPay(page);
  expect(allByRole(dialog, 'button', 'Login to Account')).to.deep.equal([]);
  expect(allByRole(dialog, 'button', 'Continue as Guest')).to.deep.equal([]);
  pay.click();
  await until(() => page.asked('POST /order/o7/create-payment').length === 1);
  for (const line of Object.keys(accountReplies).filter((one) => one.startsWith('POST'))) {
    expect(page.asked(line).map((call) => call.authorization)).to.deep.equal(['Bearer t1']);
    expect(page.asked(line)[0]?.body).to.not.have.any.keys('address', 'email', 'firstName');
  }
  expect(page.asked('POST /order/o7/create-payment')[0]?.body).to.deep.equal({
    paymentGateway: 'stripe',
    paymentMethod: 'card',
  });
  expect(page.calls.filter(({ line }) => line.includes('guest'))).to.deep.equal([]);
});

it('a token that is refused and cannot be renewed ends the login, and the buyer can go on as a guest', async () => {
  const page = await openLoggedIn({ 'POST /order': { status: 401 } });
  const { dialog, pay } = await toPay(page);
  pay.focus();
  pay.click();
  const told = 'Your session has expired. Log in again or continue as a guest. Your order is saved.';
  await until(() => allByRole(dialog, 'alert').some((one) => wordsOf(one).includes(told)));
  // The button that had the focus is still in the tree, so that screen readers announce where the focus moves.
  expect(await comes(dialog, 'button', 'Continue as Guest')).to.equal(pay);
  await until(() => page.root.activeElement === byRole(dialog, 'button', 'Login to Account'));
  expect(page.form().order).to.deep.include({ selectedVoices: ['v-liam'] });
  await until(() => page.asked('POST /order/calculate-guest').length > 0);
});

const bare = { ...user, phone: ' ', address: { ...user.address, country: '', state: '', houseNumber: '' } };
const remind = 'Before you can place a new order, please complete your profile:';

async function openEditor(replies: Replies = {}): Promise<OwnForm & { dialog: HTMLElement }> {
  const page = await openLoggedIn({ 'GET /user/u1': { body: bare }, ...replies });
  (await comes(page.root, 'button', 'Update profile')).click();
  return { ...page, dialog: await comes(page.root, 'dialog', 'Your profile') };
}

/** Fills in what the bare profile lacks. */
async function complete(dialog: HTMLElement): Promise<void> {
  type(byRole(dialog, 'textbox', 'Phone number'), '+1 613 555 0199');
  type(byRole(dialog, 'textbox', 'No.'), '12');
  pick(byRole(dialog, 'combobox', 'Country'), 'CA');
  pick(await comes(dialog, 'combobox', 'Province/State'), 'ON');
}

const savedToast = (root: ParentNode): Promise<HTMLElement> =>
  until(() => allByRole(root, 'status').find((one) => wordsOf(one).includes('Saved changes.')));

it('the profile box lists what the profile lacks, and closes both ways to the summary, which lead to the editor', async () => {
  const { root, form } = await openLoggedIn({ 'GET /user/u1': { body: bare } });
  const button = await comes(root, 'button', 'Update profile');
  const box = await until(() => [...root.querySelectorAll('strong')].find((one) => wordsOf(one) === remind));
  const items = [...(box.parentElement?.querySelectorAll('li') ?? [])].map(wordsOf);
  expect(items).to.deep.equal(['Missing: Phone number', 'Missing: Country']);
  expect(box.compareDocumentPosition(button)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);

  for (const name of ['Order Summary', 'Proceed to payment (Order Summary)']) {
    const way = byRole(root, 'button', name);
    expect(isUsable(way)).to.equal(false);
    expect(descriptionOf(way)).to.equal('Complete your profile first.');
  }
  expect(form().openSummary()).to.equal(false);
  const dialog = await comes(root, 'dialog', 'Your profile');
  expect(allByRole(root, 'dialog')).to.deep.equal([dialog]);
});

it('the profile editor is filled in, and shows no errors before anything was typed, left or saved', async () => {
  const { dialog } = await openEditor();
  for (const [name, value] of Object.entries({ 'First name': 'Marie', Street: 'Bank Street', 'Phone number': '' })) {
    expect(byRole(dialog, 'textbox', name)).to.have.property('value', value);
  }
  expect(byRole(dialog, 'textbox', 'Email').matches(':disabled')).to.equal(true);
  expect(allByRole(dialog, 'combobox', 'Province/State')).to.deep.equal([]);

  expect(dialog.querySelectorAll('[aria-invalid]')).to.have.length(0);
  expect(wordsOf(dialog)).not.to.include('Still needed');
  pick(byRole(dialog, 'combobox', 'Country'), 'CA');
  const state = await comes(dialog, 'combobox', 'Province/State');
  expect(state.ariaInvalid).to.equal(null);
  leave(state);
  await until(() => state.ariaInvalid === 'true');
  pick(byRole(dialog, 'combobox', 'Country'), 'US');
  await until(() => byRole(dialog, 'combobox', 'Province/State').ariaInvalid === null);

  pick(byRole(dialog, 'combobox', 'Country'), 'FR');
  await until(() => allByRole(dialog, 'combobox', 'Province/State').length === 0);
});

it('the profile editor saves the profile, says so and fetches the user again', async () => {
  const { dialog, ...page } = await openEditor({ 'GET /user/u1': inTurn({ body: bare }, { body: user }) });
  await complete(dialog);
  byRole(dialog, 'button', 'Save changes').click();
  await savedToast(page.root);
  const { firstName, lastName, companyName, title } = user;
  expect(page.asked('PATCH /user/u1').map((call) => [call.authorization, call.body])).to.deep.equal([
    ['Bearer t1', { firstName, lastName, phone: '+1 613 555 0199', companyName, address: user.address, title }],
  ]);
  await until(() => page.asked('GET /user/u1').length === 2);
  await until(() => !wordsOf(page.root.querySelector('[part=form]')).includes(remind));
  // It closes, and what opened it is gone.
  await until(() => allByRole(page.root, 'dialog').length === 0);
  await until(() => page.root.activeElement?.matches('[role=tab][aria-selected=true]'));
});

it('the profile editor saves nothing invalid: marks it, says it beside the button and leads to it', async () => {
  const page = await openEditor();
  const { dialog } = page;
  byRole(dialog, 'button', 'Save changes').click();
  await until(() => wordsOf(dialog).includes('Still needed: Phone number and Country'));
  await until(() => page.root.activeElement === byRole(dialog, 'textbox', 'Phone number'));
  expect(byRole(dialog, 'textbox', 'City').ariaInvalid).to.equal(null);
  await complete(dialog);
  type(byRole(dialog, 'textbox', 'Phone number'), 'Barrington Street');
  type(byRole(dialog, 'textbox', 'Postal/zip code'), '');
  await until(() => wordsOf(dialog).includes('Still needed: Phone number and Postal/zip code'));
  expect(wordsOf(dialog)).to.include(deskTexts.profile.phoneInvalid);
  byRole(dialog, 'button', 'Save changes').click();
  expect(page.asked('PATCH /user/u1')).to.deep.equal([]);
});

it('the profile editor is a step of the way to the summary', async () => {
  const fetched = inTurn({ body: bare }, { body: user });
  const { root } = await openLoggedIn({ 'GET /user/u1': fetched });
  await comes(root, 'button', 'Update profile');
  await fillOrder(root);
  byRole(root, 'button', 'Order Summary').click();
  const dialog = await comes(root, 'dialog', 'Your profile');
  expect(wordsOf(dialog)).to.include(deskTexts.profile.step);
  await complete(dialog);
  byRole(dialog, 'button', 'Save changes').click();
  const summary = await comes(root, 'dialog', 'Order Summary');
  await savedToast(summary);
});
