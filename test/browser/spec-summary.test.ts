import { expect } from 'chai';
import { fillGuest, fillOrder, openSummary } from './helpers/buyer.ts';
import { openOwn, wordsOf, type OwnForm, type Replies } from './helpers/own-shop.ts';
import { until } from './helpers/page.ts';
import { allByRole, byRole, comes, pick, type, unfold } from './helpers/roles.ts';

const totals = { subtotal: 184, discount: 0, discountRate: 0, tax: 0, taxRate: 0, total: 184 };

async function opened(replies: Replies = {}): Promise<OwnForm & { dialog: HTMLElement }> {
  const page = await openOwn({ replies, width: 1200 });
  await fillOrder(page.root);
  await until(() => page.form().order.total > 0);
  return { ...page, dialog: await openSummary(page.root) };
}

/** The rows of the table of totals. */
const rowsOf = (dialog: HTMLElement): readonly string[] => [...dialog.querySelectorAll('tr')].map(wordsOf);

it('the Order Summary lists the voices, tracks, prompts with styles and words, the format and the comments', async () => {
  const { root } = await openOwn({});
  await fillOrder(root, 'Thank you for calling.');
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
  const { root, dialog } = await opened({
    'POST /order/calculate-guest': ({ body }) => ({
      body: { ...totals, ...(JSON.stringify(body).includes('"ON"') && { tax: 10, total: 101.7 }) },
    }),
  });
  byRole(dialog, 'button', 'Continue as Guest').click();
  await comes(dialog, 'textbox', 'Email');
  const foot = () => wordsOf(dialog.querySelector('[part=dialog] > :last-child'));
  expect(rowsOf(dialog)).to.include('Taxbased on address');
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
