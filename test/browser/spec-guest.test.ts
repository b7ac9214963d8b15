import { expect } from 'chai';
import { fillOrder, fillUpToPayment, openSummary, stay } from './helpers/buyer.ts';
import { openOwn, wordsOf, type OwnForm, type Replies } from './helpers/own-shop.ts';
import { until } from './helpers/page.ts';
import { allByRole, byRole, comes, isUsable, pick, type } from './helpers/roles.ts';
import { deskTexts } from '../../src/text/desk-texts.ts';

async function openGuest(replies: Replies = {}): Promise<OwnForm & { dialog: HTMLElement }> {
  const page = await openOwn({ replies });
  await fillOrder(page.root);
  const dialog = await openSummary(page.root);
  byRole(dialog, 'button', 'Continue as Guest').click();
  await comes(dialog, 'textbox', 'Email');
  return { ...page, dialog };
}

/** The form as filled in by a guest who can pay. */
async function openReady(): Promise<OwnForm & { dialog: HTMLElement; button: HTMLElement }> {
  const page = await openOwn({});
  const button = await fillUpToPayment(page.root);
  return { ...page, dialog: byRole(page.root, 'dialog', 'Order Summary'), button };
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

/** Goes through a field and leaves it. */
function leave(field: HTMLElement): void {
  field.focus();
  field.blur();
  // A page that is not in front moves its focus without a word.
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

const pay = (dialog: HTMLElement): HTMLElement => byRole(dialog, 'button', /^Proceed to Payment/u);

describe('the guest form', () => {
  it('links the terms, lets browsers fill it in, prices with the address typed so far, and shows no error before a field was left', async () => {
    const { asked, dialog } = await openGuest();
    const link = byRole(dialog, 'link', /Terms & Conditions/u);
    expect(link.getAttribute('href')).to.equal(`${location.origin}/terms`);
    expect(link.getAttribute('target')).to.equal('_blank');

    const country = byRole(dialog, 'combobox', 'Country');
    const named = [...country.querySelectorAll('option')].map((one) => `${one.value} ${wordsOf(one)}`);
    expect(named).to.include.members(['CA Canada', 'DE Germany', 'JP Japan']);
    expect(country.getAttribute('autocomplete')).to.equal('country');
    expect(byRole(dialog, 'textbox', 'Email').getAttribute('autocomplete')).to.equal('email');
    expect(byRole(dialog, 'textbox', 'Postal code').getAttribute('autocomplete')).to.equal('postal-code');

    const empty = { country: '', state: '', city: '', houseNumber: '', street: '', postalCode: '' };
    const priced = (): readonly unknown[] =>
      asked('POST /order/calculate-guest').map(({ body }): unknown => Reflect.get(Object(body), 'address'));
    await until(() => priced().length === 1);
    pick(country, 'CA');
    await until(() => priced().length === 2);
    expect(priced()).to.deep.equal([empty, { ...empty, country: 'CA' }]);
    expect(named.slice(1, 3)).to.deep.equal(['CA Canada', 'US United States']);

    expect(errorsOf(dialog)).to.deep.equal([]);
    expect(isUsable(pay(dialog))).to.equal(false);
    type(byRole(dialog, 'textbox', 'Email'), 'marie');
    expect(errorsOf(dialog)).to.deep.equal([]);
  });

  it('can be paid only when all is filled in, with a state if the country has states, and is sent with the order', async () => {
    const { asked, form, dialog, button } = await openReady();
    pick(byRole(dialog, 'combobox', 'Country'), 'US');
    const state = await comes(dialog, 'combobox', 'State/Province');
    expect(Reflect.get(state, 'value')).to.equal('');
    await until(() => !isUsable(button));
    pick(byRole(dialog, 'combobox', 'Country'), 'CA');
    await until(() => state.querySelector('option[value=ON]'));
    expect(Reflect.get(state, 'value')).to.equal('');
    pick(byRole(dialog, 'combobox', 'Country'), 'FR');
    await until(() => allByRole(dialog, 'combobox', 'State/Province').length === 0);
    await until(() => isUsable(button));

    pick(byRole(dialog, 'combobox', 'Country'), 'CA');
    pick(await comes(dialog, 'combobox', 'State/Province'), 'ON');
    await until(() => isUsable(button));

    const required = [
      ['Email', 'marie@example.com'],
      ['First name', 'Marie'],
      ['Last name', 'Tremblay'],
    ] as const;
    for (const [name, value] of required) {
      type(byRole(dialog, 'textbox', name), '  ');
      await until(() => !isUsable(button));
      type(byRole(dialog, 'textbox', name), value);
      await until(() => isUsable(button));
    }
    byRole(dialog, 'checkbox', 'I agree to the Terms & Conditions').click();
    await until(() => !isUsable(button));
    expect(errorsOf(dialog)).to.deep.equal(['Please agree to the Terms & Conditions']);

    byRole(dialog, 'checkbox', 'I agree to the Terms & Conditions').click();
    await until(() => isUsable(button));

    stay(form());
    button.click();
    await until(() => asked('POST /order/o1/create-guest-payment').length === 1);
    const [order] = asked('POST /order/guest');
    expect(order?.authorization).to.equal(null);
    expect(order?.body).to.deep.include({
      email: 'marie@example.com',
      firstName: 'Marie',
      lastName: 'Tremblay',
      address: { country: 'CA', state: 'ON', city: '', houseNumber: '', street: '', postalCode: '' },
    });
  });

  it('shows each error at its field and in the danger notice', async () => {
    const { dialog } = await openGuest();
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

  it('warns about an email that is very likely wrong, with the right one as a button', async () => {
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

  it('shows that the shop refuses an address', async () => {
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
});
