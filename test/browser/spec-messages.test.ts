import { expect } from 'chai';
import { styleGuides } from '../../src/text/style-guides.en.ts';
import { openLoggedIn } from './helpers/logged-in.ts';
import { wordsOf } from './helpers/own-shop.ts';
import { openForm, until } from './helpers/page.ts';
import { allByRole, byRole, comes, pick, type, unfold } from './helpers/roles.ts';

const optionsOf = (select: HTMLElement): readonly HTMLOptionElement[] => [...select.querySelectorAll('option')];

const textOf = (card: ParentNode): unknown => Reflect.get(byRole(card, 'textbox', 'Message text'), 'value');

/** The select of the built-in scripts. Focusing it loads them with the desk's file, if necessary. */
function scriptsOf(card: ParentNode): HTMLElement {
  const select = byRole(card, 'combobox', 'Script example');
  select.focus();
  return select;
}

/** Picks a built-in script by its number, once they are here. */
async function pickScript(card: ParentNode, number: number): Promise<void> {
  const select = scriptsOf(card);
  const option = await until(() => optionsOf(select)[number]);
  pick(select, option.value);
}

async function firstCard(attributes = '') {
  const page = await openForm(attributes);
  const card = byRole(page.root, 'group', 'Message #1');
  await unfold(card, 'Delivery');
  return { ...page, card };
}

describe('a message card', () => {
  it('is filled from a script, with a placeholder for an unknown company, and restores the text it replaced', async () => {
    const { card } = await firstCard();
    await pickScript(card, 1);
    await until(() => String(textOf(card)).length > 50);
    expect(textOf(card)).to.include('[Company name]');

    type(byRole(card, 'textbox', 'Message text'), 'My own words.');
    await pickScript(card, 2);
    (await comes(card, 'button', 'Undo')).click();
    await until(() => textOf(card) === 'My own words.');
    expect(allByRole(card, 'button', 'Undo')).to.deep.equal([]);
  });

  it('names the company of the user in a script', async () => {
    const { root, asked } = await openLoggedIn();
    await until(() => asked('GET /user/u1').length === 1);
    const card = byRole(root, 'group', 'Message #1');
    await unfold(card, 'Delivery');
    await until(() => wordsOf(scriptsOf(card)).includes('Maple Dental'));
    await pickScript(card, 1);
    await until(() => String(textOf(card)).includes('Maple Dental'));
    expect(textOf(card)).to.not.include('[Company name]');
  });

  it('offers each style guide, the first by default, and counts the words left and those beyond', async () => {
    const { card, form } = await firstCard();
    const guide = byRole(card, 'combobox', 'Voice style / pronunciation guide');
    const offered = optionsOf(guide).map((one) => [one.value, wordsOf(one)]);
    expect(offered).to.deep.equal(Object.entries(styleGuides).map(([value, { label }]) => [value, label]));
    expect(Reflect.get(guide, 'value')).to.equal('professional-warm-welcoming');
    expect(form().order.items).to.deep.equal([
      { fileName: 'message-1', style: 'professional-warm-welcoming', content: '', count: { words: 0, wordsExtra: 0 } },
    ]);

    const area = byRole(card, 'textbox', 'Message text');
    for (const [text, hint] of [
      ['', '50 included words left'],
      ['one two\nthree', '3 of 50 words47 left'],
      ['word '.repeat(49), '49 of 50 words1 left'],
      ['word '.repeat(52), '2 extra words (charged separately)'],
    ] as const) {
      type(area, text);
      await until(() => wordsOf(card).includes(hint));
      expect(wordsOf(card)).to.include(hint);
    }
  });

  it('has a text area for a style of one’s own, which must not be empty', async () => {
    const { root, card, form } = await firstCard();
    pick(byRole(card, 'combobox', 'Voice style / pronunciation guide'), 'custom');
    const style = await comes(card, 'textbox', 'Custom style');
    expect(style.localName).to.equal('textarea');
    type(style, ' ');
    byRole(root, 'button', 'Order Summary').click();
    const list = await comes(root, 'group', /^Please complete the order form/u);
    expect(wordsOf(list)).to.include('Message #1 has no voice style.');
    type(style, 'Akmee, please.');
    await until(() => form().order.items[0]?.style === 'Akmee, please.');
    expect(wordsOf(list)).to.not.include('voice style');
  });

  it('can’t be deleted if voices need as many', async () => {
    const { root, card } = await firstCard();
    byRole(root, 'radio', /^Liam/u).click();
    (await comes(root, 'button', 'Add another voice')).click();
    await comes(root, 'button', /^Voice #2/u);
    byRole(root, 'radio', /^Noah/u).click();
    await until(() => wordsOf(root.querySelector('[part=form]')).includes('Minimum message count 2'));
    byRole(card, 'button', 'Add message').click();
    const second = await comes(root, 'group', 'Message #2');
    expect(allByRole(second, 'button', 'Delete')).to.deep.equal([]);
    byRole(second, 'button', 'Add message').click();
    const third = await comes(root, 'group', 'Message #3');
    expect(allByRole(card, 'button', 'Delete')).to.deep.equal([]);
    byRole(third, 'button', 'Delete').click();
    await until(() => allByRole(root, 'button', 'Delete').length === 0);
    await unfold(root, 'Select your voice');
    byRole(root, 'button', 'Remove voice #2').click();
    (await comes(second, 'button', 'Delete')).click();
    await until(() => allByRole(root, 'group', 'Message #2').length === 0);
  });
});
