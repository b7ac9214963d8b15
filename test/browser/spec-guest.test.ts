import { expect } from 'chai';
import { fillOrder, openSummary } from './helpers/buyer.ts';
import { openOwn, wordsOf, type OwnForm, type Replies } from './helpers/own-shop.ts';
import { until } from './helpers/page.ts';
import { allByRole, byRole, comes, isUsable, leave, pick, type } from './helpers/roles.ts';
import { deskTexts } from '../../src/text/desk-texts.ts';

async function openGuest(replies: Replies = {}): Promise<OwnForm & { dialog: HTMLElement }> {
  const page = await openOwn({ replies });
  await fillOrder(page.root);
  const dialog = await openSummary(page.root);
  byRole(dialog, 'button', 'Continue as Guest').click();
  await comes(dialog, 'textbox', 'Email');
  return { ...page, dialog };
}

/** The errors of the danger notice. */
const errorsOf = (dialog: HTMLElement): readonly string[] => {
  const heading = [...dialog.querySelectorAll('strong')].find((one) => wordsOf(one) === 'Please check these fields:');
  return [...(heading?.parentElement?.querySelectorAll('li') ?? [])].map(wordsOf);
};

/** A field's description, as assistive technology reads it. */
const noteOf = (field: HTMLElement): string => {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const form = field.closest('form');
  return ids.map((id) => wordsOf(form?.querySelector(`[id="${id}"]`))).join(' ');
};

const pay = (dialog: HTMLElement): HTMLElement => byRole(dialog, 'button', /^Proceed to Payment/u);

it('the guest form shows each error at its field and in the danger notice, once the field was left', async () => {
  const { dialog } = await openGuest();
  type(byRole(dialog, 'textbox', 'Email'), 'marie');
  expect(errorsOf(dialog)).to.deep.equal([]);
  type(byRole(dialog, 'textbox', 'Email'), '');
  pick(byRole(dialog, 'combobox', 'Country'), 'CA');
  leave(await comes(dialog, 'combobox', 'State/Province'));
  for (const name of ['Email', 'First name', 'Last name']) leave(byRole(dialog, 'textbox', name));
  type(byRole(dialog, 'textbox', 'Last name'), ' \t ');
  const terms = byRole(dialog, 'checkbox', 'I agree to the Terms & Conditions');
  leave(terms);
  const expected = {
    Email: 'Email is required',
    'First name': 'First name is required',
    'Last name': 'Last name is required',
  };
  await until(() => errorsOf(dialog).length === 5);
  expect(errorsOf(dialog)).to.have.members([
    ...Object.values(expected),
    'State/Province is required for tax calculation',
    'Please agree to the Terms & Conditions',
  ]);
  // The list is directly below the consent, whose only error it shows.
  expect(wordsOf(dialog).split('Please agree to the Terms & Conditions')).to.have.lengthOf(2);
  expect(noteOf(terms)).to.include('Please agree to the Terms & Conditions');
  for (const [name, error] of Object.entries(expected)) {
    expect(noteOf(byRole(dialog, 'textbox', name))).to.include(error);
  }
  pick(byRole(dialog, 'combobox', 'Country'), '');
  leave(byRole(dialog, 'combobox', 'Country'));
  await until(() => errorsOf(dialog).includes('Country is required for tax calculation'));
  type(byRole(dialog, 'textbox', 'Email'), 'marie');
  await until(() => errorsOf(dialog).includes('Please enter a valid email address'));
  type(byRole(dialog, 'textbox', 'Email'), 'marie@example.com');
  await until(() => !errorsOf(dialog).some((error) => error.includes('mail')));
});

it('the guest form warns about an email that is very likely wrong, with the right one as a button', async () => {
  const { dialog } = await openGuest();
  const email = byRole(dialog, 'textbox', 'Email');
  type(email, 'pat.morgan@harbourdental');
  expect(wordsOf(dialog)).not.to.include(deskTexts.email.noDot);
  leave(email);
  await until(() => wordsOf(dialog).includes(deskTexts.email.noDot));
  type(email, 'pat@gmial.com');
  leave(email);
  (await comes(dialog, 'button', 'Use pat@gmail.com')).click();
  await until(() => allByRole(dialog, 'button', 'Use pat@gmail.com').length === 0);
  expect(Reflect.get(email, 'value')).to.equal('pat@gmail.com');
  expect(email.ariaInvalid).to.equal(null);
});

it('the guest form shows that the shop refuses an address', async () => {
  const refusal = { status: 422, body: { message: 'Unknown country' } };
  const { root, dialog } = await openGuest({
    'POST /order/calculate-guest': ({ body }) =>
      JSON.stringify(body).includes('"country":"CA"') ? refusal : { body: { subtotal: 1, total: 1 } },
  });
  pick(byRole(dialog, 'combobox', 'Country'), 'CA');
  const told = 'Unable to validate address. Please check your country and state.';
  await until(() => errorsOf(dialog).includes(told));
  expect(isUsable(pay(dialog))).to.equal(false);
  expect(allByRole(root, 'alert').map(wordsOf).join('')).to.equal('');
  pick(byRole(dialog, 'combobox', 'Country'), 'FR');
  await until(() => !errorsOf(dialog).includes(told));
});
