import { en, type Text } from '../../../src/text/en.ts';

const first = 'א'.codePointAt(0) ?? 0;

/** English in Hebrew letters: whatever is shown in others does not come from the texts. */
const inOtherLetters = (words: string): string =>
  words.replaceAll(/[a-z]/giu, (letter) =>
    String.fromCodePoint(first + (((letter.toLowerCase().codePointAt(0) ?? 0) - 97) % 22)),
  );

/** The same shape with every text in other letters, said by functions or not. */
function mapped(value: unknown): unknown {
  if (typeof value === 'string') return inOtherLetters(value);
  if (typeof value === 'function') return (...args: unknown[]) => mapped(Reflect.apply(value, undefined, args));
  if (Array.isArray(value)) return value.map(mapped);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapped(part)]));
}

/** A language for tests only, written from right to left. */
export const mirrored: Text = {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the map keeps the shape
  ...(mapped(en) as Text),
  locale: 'he',
  direction: 'rtl',
};
