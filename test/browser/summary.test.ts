import { expect } from 'chai';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { deskTexts } from '../../src/text/desk-texts.ts';
import { fillGuest, fillOrder, fillUpToPayment, openSummary, stay } from './helpers/buyer.ts';
import { descriptionOf, openOwn, wordsOf } from './helpers/own-shop.ts';
import { openForm, until } from './helpers/page.ts';
import { allByRole, byRole, comes, isUsable, leave, pick, type, unfold } from './helpers/roles.ts';

/** The summary of a small order. */
async function opened(options: Parameters<typeof openOwn>[0] = {}) {
  const page = await openOwn(options);
  await fillOrder(page.root);
  return { ...page, dialog: await openSummary(page.root) };
}

/** The guest form in it. */
async function openGuest(options: Parameters<typeof openOwn>[0] = {}) {
  const page = await opened(options);
  byRole(page.dialog, 'button', 'Continue as Guest').click();
  await comes(page.dialog, 'textbox', 'Email');
  return page;
}

/** The rows of the table of totals. */
const rowsOf = (dialog: HTMLElement): readonly string[] => [...dialog.querySelectorAll('tr')].map(wordsOf);

it('the Order Summary lists the voices, tracks, prompts with styles and words, the format and the comments', async () => {
  const { root } = await openForm();
  await fillOrder(root);
  for (const part of ['Select Your Background Music', 'Comments']) await unfold(root, part);
  byRole(root, 'button', 'Select River').click();
  byRole(root, 'button', 'Add message').click();
  const second = await comes(root, 'group', 'Message #2');
  type(byRole(second, 'textbox', 'Message text'), 'word '.repeat(53));
  await unfold(second, 'Delivery');
  pick(byRole(second, 'combobox', 'Voice style / pronunciation guide'), 'custom');
  type(await comes(second, 'textbox', 'Custom style'), 'Akmee, please.');
  pick(byRole(root, 'combobox', 'Your Phone System or File Format'), '3cx');
  type(byRole(root, 'textbox', 'Comments'), 'Before Friday.');
  const dialog = await openSummary(root);
  const parts = [...dialog.querySelectorAll('h3')].map((one) => [
    wordsOf(one),
    wordsOf(one.closest('div:has(> div > h3)')),
  ]);
  expect(Object.fromEntries(parts)).to.deep.include({
    'Selected voices': 'Selected voicesEdit Selected voicesLLiam',
    'Selected tracks': 'Selected tracksEdit Selected tracksRiver10 seconds of music between messages',
    Messages:
      'MessagesEdit MessagesMessage #14 wordsThank you for calling.Style: Professional, warm, welcoming' +
      `Message #253 words incl. 3 extra${'word '.repeat(53)}Style: Akmee, please.`,
    'Phone system or file format':
      'Phone system or file formatEdit Phone system or file format3CX · WAV PCM 8 kHz 16-bit mono',
    Comments: 'CommentsEdit CommentsBefore Friday.',
  });
  expect(allByRole(dialog, 'button', 'Play Liam')).to.have.lengthOf(1);
});

it('the Order Summary has a row for the tax in the guest step until it is known to be 0', async () => {
  const { root, dialog } = await openGuest({
    width: 1200,
    replies: {
      'POST /order/calculate-guest': ({ body }) => ({
        body: JSON.stringify(body).includes('"ON"')
          ? { subtotal: 184, tax: 10, total: 101.7 }
          : { subtotal: 184, tax: 0, total: 184 },
      }),
    },
  });
  const foot = () => wordsOf(dialog.querySelector('[part=dialog] > :last-child'));
  await until(() => rowsOf(dialog).includes('Taxbased on address'));
  expect(foot()).to.include('based on address');
  // Not the size on the screen, which the animation of the dialog changes.
  const height = dialog.querySelector('table')?.offsetHeight;
  byRole(dialog, 'button', 'Back').click();
  await fillGuest(root);
  expect(rowsOf(dialog)).to.include('TaxCA$10.00');
  expect(foot()).to.include('TAX CA$10.00');
  expect(dialog.querySelector('table')?.offsetHeight).to.equal(height);
  pick(byRole(dialog, 'combobox', 'Country'), 'FR');
  await until(() => rowsOf(dialog).every((row) => !row.startsWith('Tax')));
});

it('the order summary is a native modal dialog that keeps the focus for a whole round of Tab and returns it on Escape', async () => {
  const { document, root, dialog } = await opened();
  expect(dialog.matches('dialog:modal')).to.equal(true);
  await until(() => root.activeElement?.textContent === 'Order Summary');
  expect(root.activeElement?.localName).to.equal('h2');

  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  expect(document.activeElement).to.not.equal(field);

  const visited = new Set<Element | null>();
  const close = byRole(dialog, 'button', 'Close');
  // The script desk, which may come meanwhile, adds a few stops.
  for (let step = 0; step < 30; step += 1) {
    await sendKeys({ press: 'Tab' });
    visited.add(root.activeElement);
  }
  expect([...visited].every((element) => element === null || dialog.contains(element))).to.equal(true);
  expect(visited.has(close)).to.equal(true);
  expect(visited.has(byRole(dialog, 'button', 'Continue as Guest'))).to.equal(true);

  // After that many stops, the focus may be in the browser's own bar, and would be there for the next page too.
  await sendMouse({ type: 'click', position: [1, 1] });
  close.focus();
  await sendKeys({ press: 'Escape' });
  await until(() => root.querySelector('dialog') === null);
  expect(root.activeElement).to.equal(byRole(root, 'button', 'Order Summary'));
});

/** The errors of the danger notice. */
const errorsOf = (dialog: HTMLElement): readonly string[] => {
  const heading = [...dialog.querySelectorAll('strong')].find((one) => wordsOf(one) === 'Please check these fields:');
  return [...(heading?.parentElement?.querySelectorAll('li') ?? [])].map(wordsOf);
};

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
  expect(descriptionOf(terms)).to.include('Please agree to the Terms & Conditions');
  for (const [name, error] of Object.entries(expected)) {
    expect(descriptionOf(byRole(dialog, 'textbox', name))).to.include(error);
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
    replies: {
      'POST /order/calculate-guest': ({ body }) =>
        JSON.stringify(body).includes('"country":"CA"') ? refusal : { body: { subtotal: 1, total: 1 } },
    },
  });
  pick(byRole(dialog, 'combobox', 'Country'), 'CA');
  const told = 'Unable to validate address. Please check your country and state.';
  await until(() => errorsOf(dialog).includes(told));
  expect(isUsable(byRole(dialog, 'button', /^Proceed to Payment/u))).to.equal(false);
  expect(allByRole(root, 'alert').map(wordsOf).join('')).to.equal('');
  pick(byRole(dialog, 'combobox', 'Country'), 'FR');
  await until(() => !errorsOf(dialog).includes(told));
});

const heading = 'This order has gone to checkout.';
const textOf = (root: ParentNode): unknown => Reflect.get(byRole(root, 'textbox', 'Message text'), 'value');
const stored = (): string => localStorage.getItem('voice-order-form:order:-') ?? '';

// test/unit/form/start.test.tsx has the other payment statuses.
it('a sent order is restored after a reload, with the focus on its notice', async () => {
  const page = await openForm();
  stay(page.form());
  (await fillUpToPayment(page.root)).click();
  await until(() => stored().includes('"isSent":true'));
  page.frame.remove();

  const { root } = await openForm();
  expect(wordsOf(root.querySelector('[part=form]'))).to.include(heading);
  // Nothing else on the page has the focus: Tab continues in the form.
  expect(wordsOf(root.activeElement)).to.include(heading);
  expect(textOf(root)).to.equal('Thank you for calling.');
  byRole(root, 'button', 'Continue this order').click();
  await until(() => allByRole(root, 'button', 'Start a new order').length === 0);
  expect(textOf(root)).to.equal('Thank you for calling.');
  await until(() => stored().includes('"isSent":false'));
});
