import { countWords } from '../words.ts';
import { isNameLabel, isRemarks, isTextLabel } from './column-words.ts';
import { folded } from '../folded.ts';
import { isSpoken } from './spoken-line.ts';
import { canBeTitle, endsSentence, isShortNote, isSureTitle, titleOf } from './titles.ts';

/** What is written about texts or their document, beside what columns of remarks are called. */
const labels = new Set(
  [
    'client, customer, company, project, music, background music, tone, style, voice talent, voice type, gender, speaker',
    'speed, pace, accent, time, runtime, version, location, estimated length, approx. length, word count, approved by',
    'entreprise, projet, musique, ton, genre, accent, lieu, approuve par, type de voix, duree estimee, longueur',
    'cliente, empresa, proyecto, musica, tono, estilo, genero, acento, tipo de voz, duracion estimada, aprobado por',
  ].flatMap((line) => line.split(', ')),
);
const labelled = /^(?:\*\*|__)?([^:*_]{1,20}?)\s*:(?:\*\*|__)?\s*(.*)$/u;
const mostValueWords = 8;
const mostHeadingLines = 2;
/** More lines with a colon are a text. */
const mostLabels = 12;

/** The lines of a document without those of labels. */
export interface Unlabelled {
  readonly lines: readonly string[];
  /** What the lines say that were taken away, all in one; empty where there are none. */
  readonly labels: string;
}

/** Whether a line is as `Voice: Female`. */
function isLabel(line: string): boolean {
  const [, word = '', value = ''] = labelled.exec(line) ?? [];
  const isKnown = word !== '' && !isNameLabel(word) && (isRemarks(word) || labels.has(folded(word)));
  return isKnown && value !== '' && countWords(value) <= mostValueWords && !endsSentence(value) && !isSpoken(value);
}

/** What stands behind `Script:`, which can be nothing; null where a line is none. */
function textOf(line: string): string | null {
  const [, word, value = ''] = labelled.exec(line) ?? [];
  return word !== undefined && isTextLabel(word) ? value : null;
}

/** Whether a line tells of itself that it is a title. */
const isTitle = (line: string): boolean => isSureTitle(line) || titleOf(line) !== null;

/** Whether a line is as `Title: Welcome`, which makes a pair with the text. */
const isPairName = (line: string): boolean => isNameLabel(labelled.exec(line)?.[1] ?? '');

/** Where the lines of labels end that begin with one. */
function endOfLabels(lines: readonly string[], at: number): number {
  let end = at;
  while (end - at < mostLabels && isLabel(lines[end] ?? '')) end += 1;
  return end;
}

/** Whether lines of labels stand between what a document is called, in a line or two, and its first title. */
function areBelowHeading(above: readonly string[], below: readonly string[]): boolean {
  const heading = above.filter(Boolean);
  const isShort = heading.length <= mostHeadingLines && heading.every((line) => isTitle(line) || isShortNote(line));
  return isShort && above.at(-1) === '' && below[0] === '' && isTitle(below.find(Boolean) ?? '');
}

/**
 * Takes lines of labels away that lead to a text with a label, as `Voice: Female` over `Script: Thank you.`, or stand below
 * a title or above the whole, with what it is called or without, two at least; and the label of a text below them or a title.
 */
export function withoutLabels(lines: readonly string[]): Unlabelled {
  const kept: string[] = [];
  const taken: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const before = kept.at(-1) ?? '';
    const end = endOfLabels(lines, at);
    const text = textOf(lines[end] ?? '');
    const isAbove = !kept.some(Boolean) || areBelowHeading(kept, lines.slice(end));
    const isHead = end > at + 1 && (isTitle(before) || canBeTitle(before) || isAbove);
    if (end > at && (text !== null || isHead)) {
      taken.push(...lines.slice(at, end));
      at = end - 1;
    } else if (
      text !== null &&
      end === at &&
      (isLabel(lines[at - 1] ?? '') || isTitle(before)) &&
      !isPairName(before)
    ) {
      if (text !== '') kept.push(text);
    } else kept.push(line);
  }
  return { lines: kept, labels: taken.join('\n') };
}
