import { deskTexts } from '../../../src/text/desk-texts.ts';
import { en } from '../../../src/text/en.ts';
import { namesIn } from '../../../src/text/phrase.ts';
import { textsLike, toText } from '../../../src/text/to-text.ts';

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
export const mirroredData = Object.assign({}, mapped(en), { locale: 'he', direction: 'rtl', desk: mapped(deskTexts) });

/** The same, as the form reads it. */
export const mirrored = toText(mirroredData);

/** The texts of the script desk in that language, as data. */
export const mirroredDesk = textsLike(deskTexts, mirroredData.desk, 'he');
