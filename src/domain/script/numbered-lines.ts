import { canBeTitle, endsSentence } from './titles.ts';

/** A number alone in its line: `1`, `#1`, `1.` and `(1)`. */
const bare = /^(?:#|n[o°º]\.?\s*)?\(?(\d{1,2})[.):]?$/iu;
/** `#1 Welcome` and `#1: Welcome`. */
const hashed = /^#(\d{1,2})(?:\s*[:.)–-])?\s+(\p{Lu}.*)$/u;
/** `1.1 Welcome`. */
const chapter = /^\d{1,2}(?:\.\d{1,2}){1,2}[.)]?\s+(\p{Lu}.*)$/u;
/** `01_welcome.wav`, with or without a text behind it. */
const file =
  /^(?:\d{1,3}[.)]\s+)?([\p{L}\p{N}][\p{L}\p{N} _.()&'’-]{0,58}?)\.(?:wav|mp3|aiff?|ogg|m4a|wma|flac|gsm|vox|[au]law|sln)(?:\s*[:–-]\s+(.+)|\s*:?)$/iu;

/** Where the last line is that a title can stand above. */
const lastOf = (lines: readonly string[]): number => lines.findLastIndex((line) => line !== '');

/** The lines with a number that count up from one, one by one, as titles do and prices do not. */
function counting(lines: readonly string[], pattern: RegExp): ReadonlySet<number> {
  const found = new Set<number>();
  const last = lastOf(lines);
  for (const [index, line] of lines.entries()) {
    const isNext = Number(pattern.exec(line)?.[1] ?? 0) === found.size + 1;
    if (isNext && index < last) found.add(index);
  }
  return found;
}

/** Whether a line can begin anew: none before it goes on in it, as in `press` over `1`. */
const isApart = (lines: readonly string[], at: number): boolean => {
  const before = lines[at - 1] ?? '';
  return before === '' || endsSentence(before);
};

/** With numbers that are titles as titles that count. */
function withNumbers(lines: readonly string[]): readonly string[] {
  const numbers = counting(lines, bare);
  const hashes = counting(lines, hashed);
  return lines.map((line, index) => {
    if (numbers.has(index) && isApart(lines, index)) return `Message ${bare.exec(line)?.[1] ?? ''}`;
    const [, number = '', text = ''] = (hashes.has(index) && hashed.exec(line)) || [];
    return text !== '' && (hashes.size > 1 || canBeTitle(text)) ? `Message ${number}: ${text}` : line;
  });
}

/** With the numbers of chapters as marks, and those above a text as titles. */
function withChapters(lines: readonly string[]): readonly string[] {
  const count = lines.filter((line) => chapter.test(line)).length;
  const last = lastOf(lines);
  return lines.map((line, index) => {
    const text = chapter.exec(line)?.[1];
    if (text === undefined) return line;
    if (canBeTitle(text.replace(/:$/u, '')) && index < last) return `# ${text.replace(/:$/u, '')}`;
    return count > 1 ? `1. ${text}` : line;
  });
}

/** With the names of files as titles, and a text behind them below. */
function withFiles(lines: readonly string[]): readonly string[] {
  const last = lastOf(lines);
  return lines.flatMap((line, index) => {
    const [, name, text] = file.exec(line) ?? [];
    if (name === undefined || (text === undefined && index >= last)) return [line];
    return text === undefined ? [`# ${name}`] : [`# ${name}`, text];
  });
}

/** The lines of a document, with titles by numbers and by files in the way of those that are sure. */
export const numberedLinesOf = (lines: readonly string[]): readonly string[] =>
  withFiles(withChapters(withNumbers(lines)));
