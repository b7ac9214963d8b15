import { expect } from 'chai';
import { en } from '../../src/text/en.ts';
import { translations } from '../../src/text/translations.ts';
import { fr } from '../helpers/french.ts';
import { gate } from '../helpers/gate.ts';
import { fillOrder } from './helpers/buyer.ts';
import { openLanguagePage } from './helpers/language-page.ts';
import { ready, rootOf, until } from './helpers/page.ts';
import { allByRole, byRole, comes, type, unfold } from './helpers/roles.ts';

const french = '<voice-order-form lang="fr" currency="CAD"></voice-order-form>';
const english = '<voice-order-form currency="CAD"></voice-order-form>';

/** The language that a form says it is in. */
const shownIn = (root: ShadowRoot): string | null | undefined => root.querySelector('[lang]')?.getAttribute('lang');

/** Whether a form shows its placeholder and says nothing, because it could say it in English only. */
const isSilentPlaceholder = (root: ShadowRoot): boolean => {
  const statuses = [...root.querySelectorAll('[role=status]')];
  return statuses.length > 0 && statuses.every((one) => one.textContent === '');
};

const totalsOf = (root: ShadowRoot): string =>
  byRole(root, 'region', en.totals.region).textContent?.replaceAll(/\s/gu, ' ') ?? '';

describe('the file of a language', () => {
  it('is not requested by a page in English, or in a language without a file', async () => {
    const inLanguage = (tag: string) => `<voice-order-form lang="${tag}"></voice-order-form>`;
    for (const body of [english, ...['xx', 'constructor'].map(inLanguage)]) {
      const page = await openLanguagePage({ body });
      await ready(page.form());
      expect(page.asked).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
    }
  });

  it('is requested once, beside the script, with its hash and without cookies, while the lists load', async () => {
    const held = gate();
    const page = await openLanguagePage({
      body: `${french}<div lang="fr-CA">${english}</div>`,
      answer: (send) => held.passed.then(send),
    });
    const roots = [...page.document.querySelectorAll('voice-order-form')].map(rootOf);
    await until(() => page.window.performance.getEntriesByType('resource').some(({ name }) => name.includes('/voice')));
    expect(roots.map(isSilentPlaceholder)).to.deep.equal([true, true]);
    held.open();
    for (const root of roots) await comes(root, 'region', fr.formName);
    expect(roots.map(shownIn)).to.deep.equal(['fr-CA', 'fr-CA']);
    const [{ url, init } = { url: '', init: undefined }, ...others] = page.asked;
    expect(others).to.deep.equal([]);
    expect(url).to.match(/\/dist\/voice-order-form-fr-[\da-f]{8}\.json$/u);
    expect(init?.credentials).to.equal('omit');
    expect(init?.integrity).to.match(/^sha256-/u);
    expect(page.errors).to.deep.equal([]);
  });

  for (const [what, answer] of [
    ['is missing', () => Promise.resolve(new Response('', { status: 404 }))],
    [
      'is another one than the script was built with',
      (_: unknown, __: string, init?: RequestInit) => fetch('/dist/release.json', init),
    ],
  ] as const) {
    it(`leaves the form in English if it ${what}, and the page is notified once`, async () => {
      const page = await openLanguagePage({ body: french, answer, isHurried: true });
      const root = await ready(page.form());
      expect(byRole(root, 'region', en.formName)).not.to.equal(null);
      expect(shownIn(root)).to.equal('en');
      await until(() => page.asked.length === 2);
      expect(page.errors).to.deep.equal([
        { area: 'load', message: 'The texts in fr could not be loaded. English is used instead.' },
      ]);
      expect(page.warnings.filter((one) => one.includes('texts in fr')).length).to.equal(1);
      await fillOrder(root);
      await until(() => totalsOf(root).includes('101,70 $'));
    });
  }

  it('that is slow is waited for only so long, and the form changes over when it comes', async () => {
    const held = gate();
    const page = await openLanguagePage({
      body: french,
      answer: (send) => held.passed.then(send),
      isHurried: true,
    });
    const root = await ready(page.form());
    expect(shownIn(root)).to.equal('en');
    // With hurried timers, other files may be late as well on a busy machine.
    expect(page.errors.filter(({ message }) => message.includes('texts in fr'))).to.have.lengthOf(1);
    await fillOrder(root, 'Bonjour!');
    held.open();
    await comes(root, 'region', fr.formName);
    expect(shownIn(root)).to.equal('fr-CA');
    expect(byRole(root, 'textbox', fr.messages.text)).to.have.property('value', 'Bonjour!');
    expect(page.asked.length).to.equal(1);
  });

  it('of another language replaces what is shown only once it has loaded, and keeps the input', async () => {
    const held = gate();
    const page = await openLanguagePage({ body: english, answer: (send) => held.passed.then(send) });
    const root = await ready(page.form());
    await fillOrder(root, 'Bonjour!');
    page.form().lang = 'fr';
    page.form().setAttribute('referral', 'acme');
    await until(() => page.asked.length === 1);
    await unfold(root, en.comments.heading);
    type(byRole(root, 'textbox', en.comments.heading), 'Merci');
    expect(shownIn(root)).to.equal('en');
    held.open();
    await comes(root, 'region', fr.formName);
    expect(byRole(root, 'textbox', fr.messages.text)).to.have.property('value', 'Bonjour!');
    expect(byRole(root, 'textbox', fr.comments.heading)).to.have.property('value', 'Merci');
    page.form().lang = 'en';
    await comes(root, 'region', en.formName);
    page.form().lang = 'fr-FR';
    await comes(root, 'region', fr.formName);
    expect(page.asked.length).to.equal(1);
    expect(page.errors).to.deep.equal([]);
  });

  it('is requested again once the shop answers', async () => {
    let isDown = true;
    const page = await openLanguagePage({ body: french, isShopDown: () => isDown, isHurried: true });
    const root = rootOf(page.form());
    const again = await comes(root, 'button', en.tryAgain);
    await until(() => page.errors.some(({ message }) => message.includes('texts in fr')));
    isDown = false;
    again.click();
    await comes(root, 'region', fr.formName);
    expect(shownIn(root)).to.equal('fr-CA');
  });
});

it('a language that the page adds itself counts for more than the file that is under way', async () => {
  const held = gate();
  const page = await openLanguagePage({ body: french, answer: (send) => held.passed.then(send) });
  const root = rootOf(page.form());
  await until(() => page.asked.length === 1);
  const element = page.window.customElements.get('voice-order-form');
  element?.addLanguage('fr-CA', { ...translations.fr, formName: 'À notre façon' });
  await comes(root, 'region', 'À notre façon');
  held.open();
  await ready(page.form());
  expect(allByRole(root, 'region', fr.formName)).to.deep.equal([]);
});
