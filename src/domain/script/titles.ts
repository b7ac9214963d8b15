import { countWords } from '../words.ts';
import { plainTextOf } from './plain-text.ts';
import { isInstruction, isSpoken, isSpokenBefore } from './spoken-line.ts';

const label = String.raw`(${[
  'message|msg|script|prompt|greeting|recording|track|announcement|text|clip',
  'texte|annonce|enregistrement|piste',
  'mensaje|texto|anuncio|gui[oó]n|saludo|grabaci[oó]n|pista|locuci[oó]n',
].join('|')})`;
const count = String.raw`[\s_-]*(?:#|n[o°º]\.?)?\s*\d+[a-z]?`;
const rest = String.raw`\s*(?:[:.·–—-]\s*(?!\d)(.*))?$`;
/** `Message 2`, `Message #2: After hours`, `Greeting 3 - Closing`: a title that counts, with what may follow. */
const counted = new RegExp(`^${label}${count}${rest}`, 'iu');
/** `On-hold message #2`. */
const countedAtEnd = new RegExp(`${label}${count}$`, 'iu');
/** `Message 1 of 3: Welcome` and `Message 1 (Welcome)`: with what may follow the count before a colon. */
const countedAmong = new RegExp(
  String.raw`^(${label}${count})(?:\s*(?:of|de|sur|/)\s*\d+)?\s*(?:\(([^()]*)\))?${rest}`,
  'iu',
);
/** `On Hold Message 1` alone in its line. */
const countedKind = new RegExp(
  String.raw`^\p{Lu}[^\s\d:;,.!?]*(?:\s+[^\s\d:;,.!?]+){0,2}\s+${label}${count}(?:\s*\([^()]*\))?\s*:?$`,
  'iu',
);
const lengthOfText = /^~?\d+\s*(?:words?|mots?|palabras?|s|secs?|seconds?|secondes?|segundos?)\.?$/iu;
/** `## After hours`, `**After hours**`: a title in markup. */
const marked = /^(?:#{1,6}\s+(.+?)\s*#*|(?:\*\*|__)([^*_]+?):?(?:\*\*|__):?)$/u;
/** `**After hours:** We are closed.` */
const boldStart =
  /^(?:\*\*|__)([^*_]+:)(?:\*\*|__)(?=\s*\S)|^(?:\*\*|__)([^*_]+)(?:\*\*|__)(?=\s*:\s*\S|\s+[–—-]\s+\S)/u;
const emphasized = /^(?:\*\*|__)([^*_]+)(?:\*\*|__)$/u;
const divider = /^(?:[-–—_*=~#•.]\s*){3,}$/u;
/** Marks of lists; those that Word puts on the clipboard are letters of its own fonts. */
const signs = '•▪▫■□●○◦‣▸►➢➤❖✓✔✗☐☑☒∙⁃\uf000-\uf0ff';
const bulletMark = String.raw`[${signs}]\s*|(?:[-*·–→]|§(?!\s*\d)|\[[ xX]?\])\s+`;
const listMark = new RegExp(String.raw`^(?:${bulletMark}|(?:\(?\d{1,2}[.)]|\(?[a-z]\))\s+)`, 'u');
const bullet = new RegExp(`^(?:${bulletMark})`, 'u');
/** The bullet of Word's second level, as it is on the clipboard. */
const secondBullet = /^o(?:\t|[ \u00a0]{2})\s*/u;
const endOfSentence = /[.!?…]["”»’)\]]*$/u;

const mostTitleWords = 6;
/** A colon at the end of a line tells of a title, too. */
const mostLabelWords = 8;
/** Above a text that is no longer than a sentence. */
export const mostShortTitleWords = 3;

/** A sentence in bold is spoken, and no title; one behind a count may be its name. */
function withoutEmphasis(line: string): string {
  const text = emphasized.exec(line)?.[1];
  if (isShortLine(counted.exec(text ?? '')?.[2]?.trim() ?? '')) return line;
  return text !== undefined && (isSpoken(text) || (endsSentence(text) && countWords(text) > 1)) ? text : line;
}

export const withoutMark = (line: string): string => line.replace(listMark, '');

/** The lines of a text without the bullets of a list; a dash alone may be of the text. */
export function withoutBullets(lines: readonly string[]): readonly string[] {
  const isList = lines.filter((line) => bullet.test(line)).length > 1;
  return isList ? lines.map((line) => line.replace(bullet, '')) : lines;
}

/** A title without the stars around it: `**Welcome**`. */
export const withoutStars = (name: string): string => name.replace(/^(\*{1,3}|_{1,3})([^*_]+?):?\1:?$/u, '$2');

/** What a title in markup says. */
function unmarked(line: string): string | null {
  const [, heading, bold] = marked.exec(line) ?? [];
  return heading === undefined ? (bold ?? null) : withoutStars(heading);
}

/** `Message 1 of 3 (Welcome): We are open.` as `Message 1: Welcome` above its text. */
function withCountPlain(line: string): readonly string[] {
  const seen = withoutMark(unmarked(line) ?? line);
  const [all, start = '', , inside = '', after = ''] = countedAmong.exec(seen) ?? [];
  if (all === undefined)
    return countedKind.test(seen) && !isSpoken(seen) ? [`# ${seen.replace(/\s*:$/u, '')}`] : [line];
  const name = lengthOfText.test(inside.trim()) ? '' : inside.trim();
  const text = after.trim();
  if (counted.test(seen)) return [line];
  if (name !== '' && text !== '') return [`${start}: ${name}`, text];
  return [name + text === '' ? start : `${start}: ${name}${text}`];
}

/** A line without the bold type of what its text begins with; behind the mark of a list a title has none, either. */
function withoutBold(line: string): string {
  const text = withoutMark(line);
  const plain = withoutEmphasis(text.replace(boldStart, '$1$2'));
  return text === line ? plain : line.slice(0, -text.length) + plain.replace(emphasized, '$1');
}

/** The lines of a text, without blanks around them; a line that only divides is an empty one. */
export const linesOf = (text: string): readonly string[] =>
  plainTextOf(text)
    .split(/[\n\v\u2028]/u)
    .flatMap((line) => {
      const seen = line.trim().replace(secondBullet, '• ');
      return divider.test(seen) ? [''] : withCountPlain(withoutBold(seen));
    });

/** What follows `Message 2`, which can be nothing; null for a line that does not count. */
export const afterCount = (line: string): string | null => {
  const found = counted.exec(withoutMark(unmarked(line) ?? line));
  return found && (found[2] ?? '').trim();
};

/** Whether a line says by itself that it is a title: it counts, or is in markup. */
export const isSureTitle = (line: string): boolean => afterCount(line) !== null || marked.test(line);

/** The signs that make a line a title in markup; empty where it is none. */
export const markupOf = (line: string): string => (marked.test(line) && /^(?:#+|\*\*|__)/u.exec(line)?.[0]) || '';

/** Whether a text begins anew with a line, with no empty one above it. */
export const startsBlock = (line: string): boolean =>
  afterCount(line) !== null || (line.startsWith('#') && marked.test(line));

/** Whether a cell before a text is the mark of a list. */
export const isMark = (cell: string): boolean =>
  cell === 'o' || (cell !== '' && `${cell} `.replace(listMark, '') === '');

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
  if (name !== null) return withoutStars(withoutMark(name.trim())).replace(/\s*:$/u, '');
  if (!line.endsWith(':') || countWords(line) > mostLabelWords || isSpoken(withoutMark(line))) return null;
  return withoutMark(line.slice(0, -1)).trim();
}
