import { expect } from 'chai';
import { phoneSystems } from '../../src/domain/phone-systems/phone-systems.ts';
import { openPage, ready, scriptTag, until } from './helpers/page.ts';
import { byRole, comes, type } from './helpers/roles.ts';
import { deskTexts } from '../../src/text/desk-texts.ts';
import { en } from '../../src/text/en.ts';
import { namesIn } from '../../src/text/phrase.ts';
import { textsLike, toText } from '../../src/text/to-text.ts';

const first = 'א'.codePointAt(0) ?? 0;

/** English in Hebrew letters, but for placeholders: whatever is shown in others does not come from the texts. */
const inOtherLetters = (words: string): string =>
  words.replaceAll(/(\{\w+\})|[a-z]/giu, (letter, placeholder?: string) =>
    placeholder === undefined
      ? String.fromCodePoint(first + (((letter.toLowerCase().codePointAt(0) ?? 0) - 97) % 22))
      : placeholder,
  );

/** English as the file of a language has it, with every text in other letters. */
function mapped(value: unknown): unknown {
  if (typeof value === 'string') return inOtherLetters(value);
  if (typeof value === 'function') {
    const names = namesIn(String(Reflect.get(value, 'pattern')));
    return mapped(
      Reflect.apply(
        value,
        undefined,
        names.map((name) => `{${name}}`),
      ),
    );
  }
  if (Array.isArray(value)) return value.map(mapped);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapped(part)]));
}

/** A language for tests only, written from right to left, as data. */
const mirroredData = Object.assign({}, mapped(en), { locale: 'he', direction: 'rtl', desk: mapped(deskTexts) });

/** The same, as the form reads it. */
const mirrored = toText(mirroredData);

/** The texts of the script desk in that language, as data. */
const mirroredDesk = textsLike(deskTexts, mirroredData.desk, 'he');

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
  await until(() => wordsIn(root).includes(mirroredDesk.copy.all));
  const left = wordsIn(root)
    .map((words) => systems.reduce((rest, name) => rest.replaceAll(name, ''), words).replaceAll(theShops, ''))
    .filter((words) => /[a-z]{2}/iu.test(words));
  expect(left).to.deep.equal([]);
});
