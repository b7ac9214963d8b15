import { expect } from 'chai';
import { openOwn, wordsOf } from './helpers/own-shop.ts';
import { openForm, until } from './helpers/page.ts';
import { allByRole, byRole, comes, pick, type, unfold } from './helpers/roles.ts';

const rates = { CAD: { proofReading: 15, rushProduction: 49 }, USD: { proofReading: 12, rushProduction: 39 } };
const services = ['moh', 'voip', 'mvoice'].map((title, index) => ({
  id: String(index + 1),
  title,
  config: { includedWordsPerPrompt: 10 },
  rate: rates.CAD,
  rates,
}));

const openPriced = (attributes = {}) =>
  openOwn({ attributes, replies: { 'GET /service': { body: [services, services.length] } } });

const options = (root: ShadowRoot): HTMLElement => byRole(root, 'region', 'Options');

describe('the options', () => {
  it('have proof reading and rush production with their prices in the chosen currency', async () => {
    const { root } = await openPriced();
    const box = byRole(options(root), 'group', 'Additional Options');
    const names = (): readonly string[] => allByRole(box, 'checkbox').map(({ computedName }) => computedName);
    expect(names()).to.deep.equal([
      'Proof Reading +CA$15.00',
      'Rush Production Fee, 2 Business Days Guarantee +CA$49.00',
    ]);
    expect(wordsOf(options(root))).to.include('Which phone system or file format do you have?');
    pick(byRole(root, 'combobox', 'Currency'), 'USD');
    await comes(box, 'checkbox', 'Proof Reading +$12.00');
    expect(names()[1]).to.equal('Rush Production Fee, 2 Business Days Guarantee +$39.00');
  });

  it('have no rush with a voice that lacks it, and say so', async () => {
    const { root, form } = await openForm();
    const rush = byRole(root, 'checkbox', /^Rush Production Fee/u);
    byRole(root, 'radio', /^Liam/u).click();
    rush.click();
    await until(() => form().order.options.rush);
    byRole(root, 'radio', /^Noah/u).click();
    await until(() => rush.matches(':disabled'));
    expect(form().order.options.rush).to.equal(false);
    expect(wordsOf(options(root))).to.include('Selected voice does not offer rush production.');
    byRole(root, 'radio', /^Liam/u).click();
    await until(() => rush.matches(':enabled'));
    expect(wordsOf(options(root))).to.not.include('does not offer rush');
  });
});

it('the comments have at most 1000 characters, and lose no longer text', async () => {
  const { root, form } = await openForm();
  await unfold(root, 'Comments');
  const field = byRole(root, 'textbox', 'Comments');
  type(field, 'x'.repeat(1000));
  await until(() => wordsOf(byRole(root, 'region', 'Comments')).includes('1000 of 1000 characters'));
  expect(field.ariaInvalid).to.equal(null);
  type(field, 'x'.repeat(1001));
  await until(() => field.getAttribute('aria-invalid') === 'true');
  expect(wordsOf(byRole(root, 'region', 'Comments'))).to.include('Shorten them to 1000 characters.');
  expect(form().order.comments).to.have.lengthOf(1001);
});
