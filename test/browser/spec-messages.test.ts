import { expect } from 'chai';
import { openLoggedIn } from './helpers/logged-in.ts';
import { wordsOf } from './helpers/own-shop.ts';
import { openForm, ready, until } from './helpers/page.ts';
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

it('a message card is filled from a script, with a placeholder for an unknown company, and restores the text it replaced', async () => {
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

it('a message card names the company of the user in a script', async () => {
  const { root, asked } = await openLoggedIn();
  await until(() => asked('GET /user/u1').length === 1);
  const card = byRole(root, 'group', 'Message #1');
  await unfold(card, 'Delivery');
  await until(() => wordsOf(scriptsOf(card)).includes('Maple Dental'));
  await pickScript(card, 1);
  await until(() => String(textOf(card)).includes('Maple Dental'));
  expect(textOf(card)).to.not.include('[Company name]');
});

it('the issue of a missing style leads into the Delivery of a restored message, which was never open', async () => {
  const { root, card, form, document: page } = await firstCard();
  type(byRole(card, 'textbox', 'Message text'), 'Thank you for calling.');
  pick(byRole(card, 'combobox', 'Voice style / pronunciation guide'), 'custom');
  await until(() => localStorage.getItem('voice-order-form:order:-')?.includes('"custom"'));
  form().remove();
  page.body.append(page.createElement('voice-order-form'));
  const again = await ready(form());
  expect(root).to.not.equal(again);
  byRole(again, 'button', 'Order Summary').click();
  (await comes(again, 'button', /^Message #1 has no voice style/u)).click();
  await until(() => again.activeElement?.computedName === 'Custom style');
});
