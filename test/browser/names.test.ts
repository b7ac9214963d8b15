import { expect } from 'chai';
import { fillOrder } from './helpers/buyer.ts';
import { openForm, ready, until } from './helpers/page.ts';
import { allByRole, byRole, comes, pick, type Role, unfold } from './helpers/roles.ts';

type Named = readonly [Role, string | RegExp];

/** Names that don't occur exactly once. */
function wrong(root: ParentNode, named: readonly Named[]): readonly string[] {
  return named
    .filter(([role, name]) => allByRole(root, role, name).length !== 1)
    .map(([role, name]) => `${role} ${String(name)}`);
}

describe('roles and names', () => {
  it('of the form and of a tag that filters', async () => {
    const { root } = await openForm();
    for (const part of ['Delivery', 'Select Your Background Music', 'Comments', 'Discount']) await unfold(root, part);
    expect(
      wrong(root, [
        ['region', 'Voice order form'],
        ['tablist', 'Service'],
        ['tab', 'On Hold Message'],
        ['tab', 'Telephone Voice Prompts'],
        ['tab', 'Mobile Voicemail'],
        ['region', 'Select your voice'],
        ['tab', 'Male'],
        ['tab', 'Female'],
        ['radio', /^Liam/u],
        ['button', 'Play Liam'],
        ['button', /^Voice #1: /u],
        ['region', 'Add Voice Prompts'],
        ['group', 'Message #1'],
        ['combobox', 'Script example'],
        ['textbox', 'Message text'],
        ['combobox', 'Voice style / pronunciation guide'],
        ['button', 'Add message'],
        ['region', 'Select Your Background Music'],
        ['combobox', 'Category'],
        ['button', 'Play River'],
        ['button', 'Select River'],
        ['combobox', 'Music length between prompts'],
        ['region', 'Options'],
        ['combobox', 'Your Phone System or File Format'],
        ['checkbox', /^Proof Reading/u],
        ['checkbox', /^Rush Production Fee, 2 Business Days Guarantee/u],
        ['textbox', 'Comments'],
        ['textbox', 'Discount code'],
        ['button', 'Apply'],
        ['region', 'Frequently asked questions'],
        ['button', 'Order Summary'],
        ['region', 'Order totals'],
        ['combobox', 'Currency'],
        ['button', 'Proceed to payment (Order Summary)'],
      ]),
    ).to.deep.equal([]);

    byRole(root, 'button', 'Filter voices').click();
    await comes(root, 'group', 'Filter by tag');
    const tag = (): HTMLElement => byRole(byRole(root, 'group', 'Filter by tag'), 'button', 'Deep');
    expect(tag().ariaPressed).to.equal('false');
    tag().click();
    await until(() => allByRole(root, 'radio').length === 1);
    expect(tag().ariaPressed).to.equal('true');
  });

  it('of voice and track slots, and of a second message with its own style', async () => {
    const { root } = await openForm();
    await fillOrder(root);
    byRole(root, 'button', 'Add another voice').click();
    await unfold(root, 'Select Your Background Music');
    byRole(root, 'button', 'Select River').click();
    (await comes(root, 'button', 'Add another track')).click();
    await comes(root, 'button', 'Remove track #2');
    expect(
      wrong(root, [
        ['button', 'Voice #1: Liam'],
        ['button', /^Voice #2: /u],
        ['button', 'Remove voice #2'],
        ['button', 'Track #1: River'],
        ['button', 'Remove track #1'],
      ]),
    ).to.deep.equal([]);
    expect(byRole(root, 'button', 'Voice #1: Liam').ariaPressed).to.equal('false');
    expect(byRole(root, 'button', /^Voice #2: /u).ariaPressed).to.equal('true');
    expect(allByRole(root, 'button', 'Remove voice #1')).to.deep.equal([]);

    byRole(root, 'button', 'Add message').click();
    const card = await comes(root, 'group', 'Message #2');
    await unfold(card, 'Delivery');
    pick(byRole(card, 'combobox', 'Voice style / pronunciation guide'), 'custom');
    await comes(card, 'textbox', 'Custom style');
    expect(
      wrong(card, [
        ['button', 'Delete'],
        ['button', 'Add message'],
      ]),
    ).to.deep.equal([]);
    expect(allByRole(byRole(root, 'group', 'Message #1'), 'button', 'Delete')).to.deep.equal([]);
  });

  it('of the partner', async () => {
    const { root, form } = await openForm('referral="acme"');
    await until(() => root.textContent?.includes('Order through Acme'));
    await ready(form());
    expect(allByRole(root, 'radio').map(({ computedName }) => computedName)).to.deep.equal(['Liam English, Français']);
  });
});
