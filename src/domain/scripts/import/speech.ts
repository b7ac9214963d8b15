import { folded } from '../../common/strings.ts';
import { countWords } from '../count-words.ts';
import { ruledLanguages, type LanguageRules } from '../languages/languages.ts';

const wordsOf = (kind: keyof LanguageRules['documents']): readonly string[] => [
  ...new Set(ruledLanguages.flatMap(({ documents }) => documents[kind])),
];

/** Normalizes texts for the comparison with words. */
const plain = (text: string): string => folded(text.replaceAll(/[’‘`´]/gu, "'").trim()).replaceAll(/\s+/gu, ' ');

function counterOf(words: readonly string[]) {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return (text: string): number => plain(text).match(pattern)?.length ?? 0;
}

function whole(kind: keyof LanguageRules['documents'], after = '') {
  const pattern = new RegExp(`^(?:${wordsOf(kind).join('|')})${after}$`, 'u');
  return (text: string): boolean => pattern.test(plain(text).replace(/^[^\p{L}\p{N}#]+/u, ''));
}

/** How often a text speaks the way callers hear it, and how often the way people write about scripts. */
export const callsIn = counterOf(wordsOf('callers'));
export const readsIn = counterOf(wordsOf('readers'));
export const addressesIn = counterOf(wordsOf('addressing'));
/** How often a text offers the reader of the document an answer, as its last line may. */
export const closesIn = counterOf(wordsOf('closings'));
const leadsIn = counterOf(wordsOf('leadIns'));
/** Whether a text speaks to callers rather than to the reader of the document. */
export const speaks = (text: string): boolean => callsIn(text) > 0 && callsIn(text) >= readsIn(text);

export const isNote = whole('notes');
export const isTextLabel = whole('texts');
export const isNameLabel = whole('names');
export const isMailHeader = whole('mailHeaders');
export const isMailGreeting = whole('mailGreetings', '(?:,? [\\p{L}.-]+){0,4} ?(?:[,:!]|(?<=^\\S+(?: \\S+)?))');

/** A numbered title, as a pattern: `Message #1`. */
export const counted = String.raw`(?:${wordsOf('numbered').join('|')}) ?#?\d+`;

/** Whether a text ends like a sentence. */
export const endsSentence = (text: string): boolean => /[.!?…]['"”’»)\]*_]*$/u.test(text.trimEnd().slice(-20));

/** A name as programs write it: `menu-exit`, `en/hold.wav`, `SCRIPT_HELLO`. */
export const isIdentifier = (text: string): boolean =>
  /^[`'"]?[\w./\\-]+[`'"]?$/u.test(text) &&
  /[\p{L}\p{N}][_./\\]\p{L}|\p{L}-\p{L}|^[\p{Ll}\d]+-\d|\p{Lu}_|\p{Ll}\p{Lu}/u.test(text);

/** Whether a line can be a heading: a few words that are not a sentence and that callers don't hear. */
export function isHeadingLike(line: string): boolean {
  const bare = line.replaceAll(/\([^().!?]{0,80}\)/gu, ' ').trim();
  const isPhrase = /\p{L}/u.test(bare) && countWords(bare) <= 8 && callsIn(line) + leadsIn(line) === 0;
  return (
    isIdentifier(bare) ||
    (isPhrase && !endsSentence(bare) && !/^\(|\p{L}, \p{Ll}|\p{Ll}{3,}[.!?] |(?:\d[ .-]?){7}|[,;]$/u.test(bare))
  );
}
