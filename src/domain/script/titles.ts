import { countWords } from '../words.ts';
import { isInstruction, isSpoken, isSpokenBefore } from './spoken-line.ts';

const label = '(message|mensaje|script|prompt|greeting|texte|texto|annonce|anuncio|guion|saludo)';
const count = String.raw`\s*(?:#|n[o°º]\.?)?\s*\d+`;
/** `Message 2`, `Message #2: After hours`, `Greeting 3 - Closing`: a title that counts, with what may follow. */
const counted = new RegExp(String.raw`^${label}${count}\s*(?:[:.·–—-]\s*(?!\d)(.*))?$`, 'iu');
/** `On-hold message #2`. */
const countedAtEnd = new RegExp(`${label}${count}$`, 'iu');
/** `## After hours`, `**After hours**`: a title in markup. */
const marked = /^(?:#{1,6}\s+(.+?)\s*#*|(?:\*\*|__)([^*_]+?):?(?:\*\*|__):?)$/u;
/** `**After hours:** We are closed.` */
const boldStart = /^(?:\*\*|__)([^*_]+:)(?:\*\*|__)(?=\s*\S)|^(?:\*\*|__)([^*_]+)(?:\*\*|__)(?=\s*:\s*\S)/u;
const emphasized = /^(?:\*\*|__)([^*_]+)(?:\*\*|__)$/u;
const divider = /^(?:[-–—_*=~#•.]\s*){3,}$/u;
const listMark = /^(?:\(?\d{1,2}[.)]|[-*•·–])\s+/u;
const bullet = /^[-*•·–]\s+/u;
const endOfSentence = /[.!?…]["”»’)\]]*$/u;

const mostTitleWords = 6;
/** Above a text that is no longer than a sentence. */
export const mostShortTitleWords = 3;

/** A sentence in bold is spoken, and no title. */
function withoutEmphasis(line: string): string {
  const text = emphasized.exec(line)?.[1];
  return text !== undefined && (isSpoken(text) || (endsSentence(text) && countWords(text) > 1)) ? text : line;
}

/** The lines of a text, without blanks around them; a line that only divides is an empty one. */
export const linesOf = (text: string): readonly string[] =>
  text.split(/\r\n|[\n\r\v\u2028]/u).map((line) => {
    const seen = line.trim();
    return divider.test(seen) ? '' : withoutEmphasis(seen.replace(boldStart, '$1$2'));
  });

export const withoutMark = (line: string): string => line.replace(listMark, '');

/** The lines of a text without the bullets of a list; a dash alone may be of the text. */
export function withoutBullets(lines: readonly string[]): readonly string[] {
  const isList = lines.filter((line) => bullet.test(line)).length > 1;
  return isList ? lines.map((line) => line.replace(bullet, '')) : lines;
}

/** What a title in markup says. */
function unmarked(line: string): string | null {
  const [, heading, bold] = marked.exec(line) ?? [];
  return heading ?? bold ?? null;
}

/** What follows `Message 2`, which can be nothing; null for a line that does not count. */
export const afterCount = (line: string): string | null => {
  const found = counted.exec(withoutMark(unmarked(line) ?? line));
  return found && (found[2] ?? '').trim();
};

/** Whether a line says by itself that it is a title: it counts, or is in markup. */
export const isSureTitle = (line: string): boolean => afterCount(line) !== null || marked.test(line);

/** Whether a text begins anew with a line, with no empty one above it. */
export const startsBlock = (line: string): boolean =>
  afterCount(line) !== null || (line.startsWith('#') && marked.test(line));

export const isPoint = (line: string): boolean => listMark.test(line);

export const endsSentence = (line: string): boolean => endOfSentence.test(line);

/** A short line with no sentence's end. */
export const isShortLine = (line: string): boolean =>
  line !== '' && countWords(line) <= mostTitleWords && !endsSentence(line);

/** Such a line that is not spoken to callers. */
export const isShortNote = (line: string): boolean => isShortLine(line) && (!isSpoken(line) || isInstruction(line));

/** Such a line that names rather than lists or tells. */
export const canBeTitle = (line: string): boolean => isShortLine(line) && !/[\d,]/u.test(line) && !isSpoken(line);

/** `MAIN GREETING`: a title by its capitals, where what stands below it has others. */
export const isInCapitals = (line: string): boolean =>
  canBeTitle(line) && /\p{Lu}{2}/u.test(line) && !/\p{Ll}/u.test(line);

/** `Menu:` is a title rather than what leads to a list. */
export const isShortLabel = (line: string): boolean => line.endsWith(':') && countWords(line) <= mostShortTitleWords;

/** Whether what stands before a text, with a colon or dash, names it. */
export const canBeName = (start: string): boolean =>
  canBeTitle(start.replace(countedAtEnd, '$1')) && !isSpokenBefore(start);

/** The name that a line gives to the message below it, empty for a bare number; null where it is no title. */
export function titleOf(line: string): string | null {
  const name = afterCount(line) ?? unmarked(line);
  if (name !== null) return withoutMark(name.trim());
  if (!line.endsWith(':') || countWords(line) > mostTitleWords || isSpoken(withoutMark(line))) return null;
  return withoutMark(line.slice(0, -1)).trim();
}
