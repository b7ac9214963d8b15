import { countWords } from '../words.ts';
import { areSentences, type Block } from './blocks.ts';
import { isSpoken } from './spoken-line.ts';
import { endsSentence, isShortLine } from './titles.ts';

/** Whether a line is a heading by itself, or by how the document around it is built; an odd one may be spoken as well. */
export type HeadKind = 'sure' | 'likely' | 'odd';

const mostWords = 8;
const mostOddWords = 6;
const mostQuestionWords = 3;
const fewestTextWords = 3;
/** `December 24` and `24 décembre` are of a text that lists them. */
const day = /^(?:\p{L}+\.? \d{1,2}|\d{1,2}(?:er)?(?: de)? \p{L}+)$/u;
/** A price is said. */
const price = /[$€£%]/u;
const hasCapitalFirst = /^[^\p{L}\d]*[\p{Lu}\d]/u;
const smallWord =
  /^(?:an?|and|as|at|by|for|from|in|of|on|or|the|to|with|de|du|des|la|le|les|et|à|el|los|las|y|del?|en|[^\p{L}]*)$/u;
const greeting =
  /\b(?:thanks?|welcome|please|reached|calling|merci|bienvenue|veuillez|gracias|bienvenid[oa]s?|por favor)\b/iu;

/** Whether a line has words of what callers are told in a line of its own. */
export const greets = (line: string): boolean => greeting.test(line);

/** Whether all words but the small ones begin with a capital: `Did You Know?` */
export const isTitleCase = (line: string): boolean =>
  line.split(/\s+/u).every((word) => smallWord.test(word) || hasCapitalFirst.test(word));

/** Whether the lines below a heading are a text rather than more of a list that it begins. */
function isTextBelow(line: string, text: Block): boolean {
  const [first = ''] = text;
  const words = countWords(text.join(' '));
  const isMore = text.length > 1 && isShortLine(first);
  const isAlike = /\d/u.test(line) && text.some((one) => one.split(' ', 1)[0] === line.split(' ', 1)[0]);
  const isLonger = words > countWords(line) || isSpoken(text.join(' '));
  return areSentences(text) && !isMore && !isAlike && isLonger && words >= fewestTextWords;
}

/** `Holiday 2024`: a heading but for its figures, commas or length. */
const isLikely = (line: string): boolean =>
  countWords(line) <= mostWords && !endsSentence(line) && !/[,:]$/u.test(line) && !day.test(line) && !isSpoken(line);

/** `What’s New?` and `We’re Hiring`, which may be spoken as well. */
function isOdd(line: string): boolean {
  const isQuestion = line.endsWith('?');
  const words = countWords(line.replace(/\s*\?$/u, ''));
  if (words > mostOddWords || greets(line) || (endsSentence(line) && !isQuestion) || /[,:]$/u.test(line)) return false;
  if (isQuestion && words <= mostQuestionWords) return true;
  return isTitleCase(line) && !/\d$/u.test(line);
}

/** How likely a line is a heading of a text where the document has others; null where it is none. */
export function kindOfHead(line: string, text: Block): HeadKind | null {
  if (!hasCapitalFirst.test(line) || price.test(line) || !isTextBelow(line, text)) return null;
  if (isLikely(line)) return 'likely';
  return isOdd(line) ? 'odd' : null;
}

/** A paragraph of a document, with the kind of its heading; null where it has none. */
export interface Headed {
  readonly block: Block;
  readonly kind: HeadKind | null;
}

/** The paragraphs with a heading of a document that is built of such; none where most stand without one. */
export function headedAmong(all: readonly Headed[]): ReadonlySet<Block> {
  // What may be spoken is the text of a heading alone in the line above.
  const isBelow = (at: number): boolean => all[at - 1]?.block.length === 1 && all[at - 1]?.kind === 'sure';
  const kinds = all.map(({ kind }, at) => (kind === 'odd' && isBelow(at) ? null : kind));
  const heads = all.filter((_one, at) => kinds[at] !== null);
  const alone = heads.filter(({ block }) => block.length === 1).length;
  const odd = kinds.filter((kind) => kind === 'odd').length;
  const isText = (at: number): boolean => all[at - 1]?.block.length === 1 && kinds[at - 1] !== null;
  const areApart = all.every(({ block }, at) => kinds[at] !== null || block.length === 1 || isText(at));
  const without = all.length - heads.length - alone;
  const isBuiltSo = kinds.includes('sure') && areApart && odd * 2 < heads.length && without <= heads.length;
  return new Set(isBuiltSo ? heads.map(({ block }) => block) : []);
}
