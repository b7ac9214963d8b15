import { expect } from 'chai';
import { phoneSystems } from '../../src/domain/phone-systems.ts';
import { faq } from '../../src/text/faq.en.ts';
import { openOwn, wordsOf } from './helpers/own-shop.ts';
import { closePages, openForm, until } from './helpers/page.ts';
import { allByRole, byRole, comes, pick, press, type } from './helpers/roles.ts';

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
  afterEach(closePages);

  it('ask which file format or phone system the buyer owns', async () => {
    const { root, form } = await openForm();
    const select = byRole(options(root), 'combobox', 'Your Phone System or File Format');
    expect(wordsOf(options(root))).to.include('Which phone system do you own, or which file format do you need?');
    expect([...select.querySelectorAll('option')].map(({ value }) => value)).to.deep.equal(
      phoneSystems.map(({ value }) => value),
    );
    expect(form().order.phoneSystem).to.equal('mp3');
    pick(select, '3cx');
    await until(() => wordsOf(options(root)).includes('Delivered as WAV PCM 8 kHz 16-bit mono.'));
    expect(form().order.phoneSystem).to.equal('3cx');
  });

  it('have a note instead for mobile voicemail', async () => {
    const { root, form } = await openForm('service="mvoice"');
    const note = 'Mobile voicemail messages are only available for iPhone, Android and others that support voicemail.';
    expect(wordsOf(options(root))).to.include(note);
    expect(allByRole(options(root), 'combobox')).to.deep.equal([]);
    expect(form().order.phoneSystem).to.equal('iphone-android');
  });

  it('have proof reading and rush production with their prices in the chosen currency', async () => {
    const { root } = await openPriced();
    const box = byRole(options(root), 'group', 'Additional Options');
    const names = (): readonly string[] => allByRole(box, 'checkbox').map(({ computedName }) => computedName);
    expect(names()).to.deep.equal([
      'Proof Reading +CA$15.00',
      'Rush Production Fee, 2 Business Days Guarantee +CA$49.00',
    ]);
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

  it('have no rush where one of several voices lacks it', async () => {
    const { root } = await openForm();
    const rush = byRole(root, 'checkbox', /^Rush Production Fee/u);
    byRole(root, 'radio', /^Liam/u).click();
    (await comes(root, 'button', 'Add another voice')).click();
    await comes(root, 'button', /^Voice #2/u);
    byRole(root, 'radio', /^Noah/u).click();
    await until(() => rush.matches(':disabled'));
    expect(wordsOf(options(root))).to.include('Selected voice does not offer rush production.');
    byRole(root, 'button', 'Remove voice #2').click();
    await until(() => rush.matches(':enabled'));
  });
});

describe('the comments', () => {
  afterEach(closePages);

  it('have at most 1000 characters, and lose none', async () => {
    const { root, form } = await openForm();
    const field = byRole(root, 'textbox', 'Comments');
    type(field, 'x'.repeat(1000));
    await until(() => wordsOf(byRole(root, 'region', 'Comments')).includes('1000 of 1000 characters'));
    expect(field.ariaInvalid).to.equal(null);
    type(field, 'x'.repeat(1001));
    await until(() => field.getAttribute('aria-invalid') === 'true');
    expect(wordsOf(byRole(root, 'region', 'Comments'))).to.include('Shorten them to 1000 characters.');
    expect(form().order.comments).to.have.lengthOf(1001);
  });
});

describe('the frequently asked questions', () => {
  afterEach(closePages);

  it('are those of the service, closed until they are opened', async () => {
    for (const service of ['moh', 'voip', 'mvoice'] as const) {
      const { root } = await openForm(`service="${service}"`);
      const items = [...byRole(root, 'region', 'Frequently asked questions').querySelectorAll('details')];
      expect(items.map((one) => wordsOf(one.querySelector('summary')))).to.deep.equal(faq[service].map(([one]) => one));
      expect(items.some((one) => one.open)).to.equal(false);
      items[0]?.querySelector('summary')?.click();
      expect(items[0]?.open).to.equal(true);
      expect(wordsOf(items[0]?.querySelector('p'))).to.equal(faq[service][0]?.[1]);
    }
  });

  it('claim of on-hold that 16% purchase and that callers stay 3 times longer', async () => {
    const { root } = await openForm();
    const text = wordsOf(byRole(root, 'region', 'Frequently asked questions'));
    expect(text).to.match(/16% of callers purchase/u);
    expect(text).to.match(/callers stay on the line 3 times longer/u);
  });

  it('claim of voicemail that it takes 1 to 5 business days and a call of up to 5 minutes', async () => {
    const { root } = await openForm('service="mvoice"');
    for (const name of ['Frequently asked questions', 'How your voicemail greeting gets onto your phone']) {
      const text = wordsOf(byRole(root, 'region', name));
      expect(text).to.include('voicemail recording takes 1 to 5 business days');
      expect(text).to.include('transfer call takes up to 5 minutes');
      expect(text).to.match(/call you/u);
    }
  });
});

describe('included words', () => {
  afterEach(closePages);

  it('are those of the service', async () => {
    const { root } = await openPriced({ service: 'voip' });
    press(byRole(root, 'tab', 'Male'));
    type(byRole(root, 'textbox', 'Message text'), 'word '.repeat(12));
    const card = byRole(root, 'group', 'Message #1');
    await until(() => wordsOf(card).includes('2 extra words, charged extra'));
    expect(wordsOf(byRole(root, 'region', 'Order totals'))).to.include('12 words +2 extra');
  });
});
