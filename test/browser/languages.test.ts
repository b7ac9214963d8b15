import { expect } from 'chai';
import { en } from '../../src/text/en.ts';
import { translations } from '../../src/text/translations.ts';
import { fr } from '../helpers/french.ts';
import { gate } from '../helpers/gate.ts';
import { fillOrder } from './helpers/buyer.ts';
import { listen, openPage, ready, rootOf, scriptTag, until, type HostPage } from './helpers/page.ts';
import { allByRole, byRole, comes, type, unfold } from './helpers/roles.ts';

const french = '<voice-order-form lang="fr" currency="CAD"></voice-order-form>';
const english = '<voice-order-form currency="CAD"></voice-order-form>';

type Send = () => Promise<Response>;

interface LanguagePage {
  readonly body: string;
  /** Answers for the file of a language, or lets it through. */
  readonly answer?: (send: Send, url: string, init: RequestInit | undefined) => Promise<Response>;
  /** While it returns true, the shop can't be reached. */
  readonly isShopDown?: () => boolean;
  /** Whether the page's timers run twenty times as fast. */
  readonly isHurried?: boolean;
}

/** A page whose forms request language files: with these requests, and the errors and warnings that the page gets. */
async function openLanguagePage({ body, answer = (send) => send(), ...page }: LanguagePage) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const warnings: string[] = [];
  let told: ReturnType<typeof listen> = [];
  const prepare = (window: HostPage['window']): void => {
    told = listen(window);
    window.console.warn = (...words: unknown[]) => warnings.push(words.map(String).join(' '));
    const [fetchIt, wait] = [window.fetch.bind(window), window.setTimeout.bind(window)];
    window.fetch = (input, init) => {
      const refuse: Send = () => Promise.reject(new TypeError('Failed to fetch'));
      const send: Send = page.isShopDown?.() ? refuse : () => fetchIt(input, init);
      if (input instanceof window.Request || !/-[a-z]+-[\da-f]{8}\.json$/u.test(String(input))) return send();
      asked.push({ url: String(input), init });
      return answer(send, String(input), init);
    };
    if (page.isHurried) {
      Object.assign(window, { setTimeout: (run: () => void, delay = 0) => wait(run, delay / 20) });
    }
  };
  const opened = await openPage({ body: body + scriptTag, prepare });
  await until(() => opened.form().shadowRoot);
  const errors = () => told.filter(({ type }) => type === 'voice-order-error').map(({ detail }) => detail);
  return { ...opened, asked, errors, warnings };
}

/** Holds the file of a language back until it is released. */
function heldFile() {
  const { passed, open } = gate();
  return { answer: (send: Send) => passed.then(send), release: open };
}

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
      expect(page.errors()).to.deep.equal([]);
    }
  });

  it('is requested once, beside the script, with its hash and without cookies, while the lists load', async () => {
    const { answer, release } = heldFile();
    const page = await openLanguagePage({ body: `${french}<div lang="fr-CA">${english}</div>`, answer });
    const roots = [...page.document.querySelectorAll('voice-order-form')].map(rootOf);
    await until(() => page.window.performance.getEntriesByType('resource').some(({ name }) => name.includes('/voice')));
    expect(roots.map(isSilentPlaceholder)).to.deep.equal([true, true]);
    release();
    for (const root of roots) await comes(root, 'region', fr.formName);
    expect(roots.map(shownIn)).to.deep.equal(['fr-CA', 'fr-CA']);
    const [{ url, init } = { url: '', init: undefined }, ...others] = page.asked;
    expect(others).to.deep.equal([]);
    expect(url).to.match(/\/dist\/voice-order-form-fr-[\da-f]{8}\.json$/u);
    expect(init?.credentials).to.equal('omit');
    expect(init?.integrity).to.match(/^sha256-/u);
    expect(page.errors()).to.deep.equal([]);
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
      expect(page.errors()).to.deep.equal([
        { area: 'load', message: 'The texts in fr could not be loaded. English is used instead.' },
      ]);
      expect(page.warnings.filter((one) => one.includes('texts in fr')).length).to.equal(1);
      await fillOrder(root);
      await until(() => totalsOf(root).includes('101,70 $'));
    });
  }

  it('that is slow is waited for only so long, and the form changes over when it comes', async () => {
    const { answer, release } = heldFile();
    const page = await openLanguagePage({ body: french, answer, isHurried: true });
    const root = await ready(page.form());
    expect(shownIn(root)).to.equal('en');
    // With hurried timers, other files may be late as well on a busy machine.
    expect(page.errors().filter((error) => JSON.stringify(error).includes('texts in fr'))).to.have.lengthOf(1);
    await fillOrder(root, 'Bonjour!');
    release();
    await comes(root, 'region', fr.formName);
    expect(shownIn(root)).to.equal('fr-CA');
    expect(byRole(root, 'textbox', fr.messages.text)).to.have.property('value', 'Bonjour!');
    expect(page.asked.length).to.equal(1);
  });

  it('of another language replaces what is shown only once it has loaded, and keeps the input', async () => {
    const { answer, release } = heldFile();
    const page = await openLanguagePage({ body: english, answer });
    const root = await ready(page.form());
    await fillOrder(root, 'Bonjour!');
    page.form().lang = 'fr';
    page.form().setAttribute('referral', 'acme');
    await until(() => page.asked.length === 1);
    await unfold(root, en.comments.heading);
    type(byRole(root, 'textbox', en.comments.heading), 'Merci');
    expect(shownIn(root)).to.equal('en');
    release();
    await comes(root, 'region', fr.formName);
    expect(byRole(root, 'textbox', fr.messages.text)).to.have.property('value', 'Bonjour!');
    expect(byRole(root, 'textbox', fr.comments.heading)).to.have.property('value', 'Merci');
    page.form().lang = 'en';
    await comes(root, 'region', en.formName);
    page.form().lang = 'fr-FR';
    await comes(root, 'region', fr.formName);
    expect(page.asked.length).to.equal(1);
    expect(page.errors()).to.deep.equal([]);
  });

  it('is requested again once the shop answers', async () => {
    let isDown = true;
    const page = await openLanguagePage({ body: french, isShopDown: () => isDown, isHurried: true });
    const root = rootOf(page.form());
    const again = await comes(root, 'button', en.tryAgain);
    await until(() => JSON.stringify(page.errors()).includes('texts in fr'));
    isDown = false;
    again.click();
    await comes(root, 'region', fr.formName);
    expect(shownIn(root)).to.equal('fr-CA');
  });
});

it('a language that the page adds itself counts for more than the file that is under way', async () => {
  const { answer, release } = heldFile();
  const page = await openLanguagePage({ body: french, answer });
  const root = rootOf(page.form());
  await until(() => page.asked.length === 1);
  const element = page.window.customElements.get('voice-order-form');
  element?.addLanguage('fr-CA', { ...translations.fr, formName: 'À notre façon' });
  await comes(root, 'region', 'À notre façon');
  release();
  await ready(page.form());
  expect(allByRole(root, 'region', fr.formName)).to.deep.equal([]);
});

/** A page with a priced order in Canadian dollars, and the words of its bar. */
async function priced(body: string) {
  const page = await openPage({ body: body + scriptTag });
  const root = await ready(page.form());
  await fillOrder(root, 'Merci.');
  await until(() => page.form().order.total > 0);
  const bar = () => byRole(root, 'region', /^(Order totals|Totaux de la commande)$/u).textContent ?? '';
  return {
    ...page,
    isFrench: () => until(() => /101,70\s\$/u.test(bar())),
    isEnglish: () => until(() => bar().includes('$101.70')),
  };
}

it('the language follows the element, its ancestors and the document, live', async () => {
  const { document, form, isFrench, isEnglish } = await priced(`<main><div>${english}</div></main>`);
  const holders = [form(), form().parentElement, document.querySelector('main'), document.documentElement];
  for (const holder of holders) {
    // As some pages write it.
    holder?.setAttribute('lang', 'fr_CA');
    await isFrench();
    holder?.setAttribute('lang', 'en-CA');
    await isEnglish();
    holder?.removeAttribute('lang');
  }
  expect(form().order.total).to.equal(101.7);
});

it('the language follows a change outside the shadow root that the element is in', async () => {
  const { document, form, isFrench } = await priced(`<div id="host"></div>${english}`);
  const element = form();
  const host = document.querySelector('#host');
  host?.attachShadow({ mode: 'open' }).append(element);
  host?.setAttribute('lang', 'fr-CA');
  expect(await isFrench()).to.equal(true);
});

it('the language is that of the new place after a move', async () => {
  const { document, form, isFrench, isEnglish } = await priced(`${english}<div lang="fr-CA"></div>`);
  document.querySelector('div')?.append(form());
  await isFrench();
  const { body } = document;
  if ('moveBefore' in body && typeof body.moveBefore === 'function') body.moveBefore(form(), null);
  else body.append(form());
  expect(await isEnglish()).to.equal(true);
});
