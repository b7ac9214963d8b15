import { expect } from 'chai';
import { phoneSystems } from '../../src/domain/phone-systems/phone-systems.ts';
import { en } from '../../src/text/en.ts';
import { toText } from '../../src/text/to-text.ts';
import { translations } from '../../src/text/translations.ts';
import { fillGuest, fillOrder, openSummary, stay } from './helpers/buyer.ts';
import { listen, openForm, openPage, ready, scriptTag, until } from './helpers/page.ts';
import { allByRole, byRole, comes, openAll, pick, type } from './helpers/roles.ts';

/** Whether a text is shown to the buyer, and not translated yet. */
const isOpen = (text: Node): boolean =>
  text.textContent?.trim() !== '' && text.parentElement?.closest('font, style, script, textarea') === null;

function textsIn(place: Node): readonly Node[] {
  if (place.nodeType === Node.TEXT_NODE) return [place];
  const walker = (place.ownerDocument ?? document).createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  return texts;
}

/** Replaces texts by elements, as the translation of Chrome does. */
function replaceTexts(place: Node): void {
  for (const text of textsIn(place).filter(isOpen)) {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(text.textContent ?? '');
    text.parentNode?.replaceChild(font, text);
  }
}

/** Translates a form for as long as the page is open: every text is replaced by elements with the same text. */
function translate(root: ShadowRoot): void {
  replaceTexts(root);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const place of type === 'characterData' ? [target] : addedNodes) if (place.isConnected) replaceTexts(place);
    }
  }).observe(root, { childList: true, characterData: true, subtree: true });
}

/** Elements with a text of their own beside other nodes: a translation would make React lose the text. */
const mixedParts = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll(':not(font)')]
    .filter(({ childNodes }) => childNodes.length > 1)
    .filter(({ childNodes }) => [...childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== ''))
    .map(({ outerHTML }) => outerHTML.slice(0, 200));

const barOf = (root: ShadowRoot): string | null | undefined => root.querySelector('[part=bar]')?.textContent;

it('a page that the browser translates changes its messages, service, currency and language', async () => {
  const { root, document, form } = await openForm('currency="CAD"');
  const told = listen(document);
  translate(root);
  await fillOrder(root);
  await until(() => barOf(root)?.includes('101.70'));
  byRole(root, 'button', 'Add message').click();
  await until(() => barOf(root)?.includes('2 messages'));
  byRole(root, 'button', 'Delete').click();
  await until(() => barOf(root)?.includes('1 message'));
  document.documentElement.lang = 'fr-CA';
  await until(() => /101,70\s\$/u.test(barOf(root) ?? ''));
  document.documentElement.lang = 'en-CA';
  await until(() => barOf(root)?.includes('$101.70'));
  byRole(root, 'tab', /^Telephone Voice Prompts/u).click();
  (await comes(root, 'button', 'Continue')).click();
  await until(() => form().order.serviceType === 'voip');
  byRole(root, 'radio', /^Liam/u).click();
  await until(() => barOf(root)?.includes('101.70'));
  expect(told.map(({ type }) => type)).not.to.include('voice-order-error');
});

it('a page that the browser translates leads a guest who changes the country to the payment', async () => {
  const { root, form } = await openForm();
  stay(form());
  translate(root);
  await fillOrder(root);
  const dialog = await openSummary(root);
  await fillGuest(root);
  for (const country of ['US', 'DE', 'CA']) {
    pick(byRole(dialog, 'combobox', 'Country'), country);
    await until(() => allByRole(dialog, 'combobox', 'State/Province').length > 0 === (country !== 'DE'));
  }
  pick(byRole(dialog, 'combobox', 'State/Province'), 'ON');
  const redirected = new Promise((resolve) => form().addEventListener('voice-order-redirect', resolve));
  (await until(() => allByRole(dialog, 'button', /^Proceed to Payment.*101\.70/u)[0])).click();
  await redirected;
  expect(allByRole(root, 'alert', en.wrong.heading)).to.deep.equal([]);
});

it('a page that the browser translates finds no text beside other nodes, which React would lose', async () => {
  const { root } = await openForm();
  const parts: string[] = [];
  const look = async (): Promise<void> => {
    await openAll(root);
    parts.push(...mixedParts(root));
  };
  await look();
  await fillOrder(root, 'Hello [Company name]. Hello hello. Call 6135550100 or visit https://example.com now');
  byRole(root, 'button', 'Add message').click();
  await until(() => allByRole(root, 'textbox', 'Message text').length === 2);
  const second = allByRole(root, 'textbox', 'Message text')[1];
  if (second) type(second, 'Second text.');
  await look();
  const dialog = await openSummary(root);
  await look();
  byRole(dialog, 'button', 'Continue as Guest').click();
  await comes(dialog, 'textbox', 'Email');
  await look();
  expect(parts).to.deep.equal([]);
});

const first = 'א'.codePointAt(0) ?? 0;

/** French in Hebrew letters, but for placeholders: whatever is shown in others does not come from the texts. */
const inOtherLetters = (words: string): string =>
  words.replaceAll(/(\{\w+\})|[a-z]/giu, (letter, placeholder?: string) =>
    placeholder === undefined
      ? String.fromCodePoint(first + (((letter.toLowerCase().codePointAt(0) ?? 0) - 97) % 22))
      : placeholder,
  );

/** A language for tests only, written from right to left, as data. */
const mirroredData: typeof translations.fr = {
  ...JSON.parse(JSON.stringify(translations.fr), (key, part) => {
    // English formats, which are not texts, stay as they are.
    if (key === 'formatWords') return {};
    return typeof part === 'string' ? inOtherLetters(part) : part;
  }),
  locale: 'he',
  direction: 'rtl',
};

/** The same, as the form reads it. */
const mirrored = toText(mirroredData);

/** All that can be read or is said, but for what a stylesheet hides from both. */
function wordsIn(root: ShadowRoot): readonly string[] {
  const said = ['aria-label', 'placeholder', 'title', 'alt'];
  const elements = [...root.querySelectorAll('*')].filter((one) => one.localName !== 'style');
  return elements.flatMap((one) => [
    ...[...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? ''),
    ...said.map((name) => one.getAttribute(name) ?? ''),
  ]);
}

/** Words that are the shop's or are the same in every language. */
const theShops =
  /\b(Liam|Noah|Emma|River|Blue|Deep|Warm|acoustic|jazz|Jazz|Acoustic|Holiday hours|We record until noon\.?|CAD|USD|EN|FR|English|Français)\b|CA\$/gu;
const systems = phoneSystems.flatMap(({ label, format }) => [label, format]).toSorted((a, b) => b.length - a.length);

const startOf = (element: HTMLElement): number => element.getBoundingClientRect().right;

it('a language from right to left, added as data, turns the form around and leaves no word in another language', async () => {
  const page = await openPage({ body: `<voice-order-form lang="he" currency="CAD"></voice-order-form>${scriptTag}` });
  page.window.customElements.get('voice-order-form')?.addLanguage('he', mirroredData);
  const root = await ready(page.form());
  const form = byRole(root, 'region', mirrored.formName);
  expect(getComputedStyle(form).direction).to.equal('rtl');
  expect(form.closest('[lang]')?.getAttribute('lang')).to.equal('he');
  const [first, second] = [...root.querySelectorAll<HTMLElement>('[role=tab]')];
  expect(first && second && startOf(first) > startOf(second)).to.equal(true);

  byRole(root, 'radio', /^Liam/u).click();
  type(byRole(root, 'textbox', mirrored.messages.text), '…');
  await until(() => byRole(root, 'radio', /^Liam/u).matches(':checked'));
  byRole(root, 'button', mirrored.summaryButton).click();
  (await comes(root, 'button', mirrored.summary.guest)).click();
  await comes(root, 'group', mirrored.guest.billing);
  // The desk, with its own texts, loads later than the form.
  await until(() => wordsIn(root).includes(mirroredData.desk.copy.all));
  await openAll(root);
  const left = wordsIn(root)
    .map((words) => systems.reduce((rest, name) => rest.replaceAll(name, ''), words).replaceAll(theShops, ''))
    .filter((words) => /[a-z]{2}/iu.test(words));
  expect(left).to.deep.equal([]);
});
