import { countWords } from '../words.ts';
import { isPageMark } from './asides.ts';
import { isMenu, type Block } from './blocks.ts';
import { folded } from '../folded.ts';
import { isSpoken } from './spoken-line.ts';
import { afterCount, canBeName, endsSentence, isShortLine } from './titles.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const textAhead = String.raw`(?=[\p{L}"“«¿¡*_(\[])`;
/** Numbers before texts that are no marks of lists by themselves: `1.-`, `1/`, `1 -`, `1:`, `1.Text`, `1)Text`, `1º` and `A)`. */
const numbering: readonly RegExp[] = [
  String.raw`(\d{1,2})\.[-–]\s*`,
  String.raw`(\d{1,2})\/\s*`,
  String.raw`(\d{1,2})\s*[-–—]\s+`,
  String.raw`(\d{1,2})\s?:\s+`,
  String.raw`\(?(\d{1,2})[.)]`,
  String.raw`(\d{1,2})[°º][-.)]*\s*`,
  String.raw`\(?([A-Z])[.)]\s+`,
].map((pattern) => new RegExp(`^${pattern}${textAhead}(.*)$`, 'u'));
/** `Hold 1`, `MOH-01 Welcome`, `Option 1: Friendly`, `Ext. 101 – Jo Smith: You have reached Jo.` */
const labelled =
  /^(\p{Lu}[\p{L}'’]*(?:[ -][\p{L}'’]+){0,3})\.?[\s_-]{0,3}(?:#|n[o°º]\.?)?\s?(\d{1,4})(?![\p{L}\d])(.*)$/u;
/** What is counted in texts for callers. */
const countedInTexts =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|step|etape|paso|key|touche|tecla|line|ligne|linea)$/u;
const separator = /^\s*[:.)–—-]\s*/u;
const fewestTextWords = 3;
/** So many lines show whether they are a menu. */
const mostPointLines = 20;

/** A line that counts, and its place. */
interface Counted {
  readonly at: number;
  readonly label: string;
  readonly number: number;
  readonly rest: string;
}

function countedAt(line: string, at: number, pattern: RegExp): readonly Counted[] {
  const [all, first = '', second = '', third] = pattern.exec(line) ?? [];
  if (all === undefined) return [];
  const [label, number, rest] = third === undefined ? ['', first, second] : [first, second, third];
  const isLetter = letters.includes(number);
  return [{ at, label: folded(label), number: isLetter ? letters.indexOf(number) + 1 : Number(number), rest }];
}

/** The lines of one style that count up one by one, at least two of them. */
function runsOf(lines: readonly string[], pattern: RegExp): readonly (readonly Counted[])[] {
  const runs: Counted[][] = [];
  for (const one of lines.flatMap((line, at) => countedAt(line, at, pattern))) {
    const last = runs.at(-1)?.at(-1);
    const goesOn = last !== undefined && last.label === one.label && last.number + 1 === one.number;
    if (goesOn) runs.at(-1)?.push(one);
    else runs.push([one]);
  }
  return runs.filter(({ length }) => length > 1);
}

/** The rest of a paragraph from a counted line on, up to the next one. */
function pointAt(lines: readonly string[], { at, rest }: Counted, next?: Counted): Block {
  const below = lines.slice(at + 1, Math.min(next?.at ?? Infinity, at + mostPointLines));
  const end = below.indexOf('');
  return [rest, ...(end < 0 ? below : below.slice(0, end))];
}

/** With numbers before texts as the marks of a list, but for the keys of a menu. */
function withMarks(lines: readonly string[], pattern: RegExp): readonly string[] {
  const runs = runsOf(lines, pattern).filter(([first]) => first?.number === 1);
  const found = [...lines];
  for (const run of runs) {
    const areTitled = run.every(({ at, rest }, index) => isShortLine(rest) && hasTextBelow(lines, at, run[index + 1]));
    if (!areTitled && isMenu(run.map((one, index) => pointAt(lines, one, run[index + 1])))) continue;
    for (const { at, number, rest } of run) found[at] = `${number}. ${rest}`;
  }
  return found;
}

/** Whether anything stands below a line before the next one of its run. */
const hasTextBelow = (lines: readonly string[], at: number, next?: Counted): boolean =>
  lines.slice(at + 1, next?.at ?? at + 3).some(Boolean);

/** A line that counts by a word as a title in markup, with a text behind it below; null where it is none. */
function titled(lines: readonly string[], { at, rest }: Counted, next?: Counted): readonly string[] | null {
  const line = lines[at] ?? '';
  const after = rest.replace(separator, '');
  if (after === '' || (isShortLine(after.replace(/\s*:$/u, '')) && !isSpoken(after))) {
    return hasTextBelow(lines, at, next) ? [`# ${line.replace(/\s*:$/u, '')}`] : null;
  }
  if (after === rest || countWords(after) < fewestTextWords || !(isSpoken(after) || endsSentence(after))) return null;
  const [, name = '', named = ''] = /^([^:]+?)\s*:\s+(\S.*)$/u.exec(after) ?? [];
  const text = named !== '' && canBeName(name) ? named : after;
  return [`# ${line.slice(0, line.length - text.length).replace(/[\s:.)–—-]+$/u, '')}`, text];
}

/** Whether what is counted by a word is so in texts for callers: `Press 1`, `Step 1`. */
const isHeard = (label: string): boolean => isSpoken(`${label} 1`) || countedInTexts.test(label);

/** With lines that count by a word over or before texts as titles. */
function withLabels(lines: readonly string[]): readonly string[] {
  const found = new Map<number, readonly string[]>();
  for (const run of runsOf(lines, labelled)) {
    const [first] = run;
    const line = lines[first?.at ?? -1] ?? '';
    if (first === undefined || isHeard(first.label) || isPageMark(line) || afterCount(line) !== null) continue;
    const titles = run.map((one, index) => titled(lines, one, run[index + 1]));
    if (titles.includes(null)) continue;
    for (const [index, one] of run.entries()) found.set(one.at, titles[index] ?? []);
  }
  return lines.flatMap((line, at) => found.get(at) ?? [line]);
}

/** The lines of a document, with whatever counts up over its texts as the marks of a list or as titles. */
export const countedLinesOf = (lines: readonly string[]): readonly string[] =>
  withLabels(numbering.reduce<readonly string[]>(withMarks, lines));
