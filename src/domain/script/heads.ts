import { countWords } from '../words.ts';
import { areSentences, fewestLineWords, pointsOf, type Block } from './blocks.ts';
import {
  afterCount,
  canBeTitle,
  isInCapitals,
  isPoint,
  isShortLabel,
  isShortNote,
  isSureTitle,
  mostShortTitleWords,
  titleOf,
  withoutMark,
} from './titles.ts';

/** A line that can be a title alone above a paragraph: `After hours`. */
export function isBareTitle([first = '', ...more]: Block, next: Block = []): boolean {
  if (more.length > 0 || !canBeTitle(first) || isPoint(first)) return false;
  const isShort = countWords(first) <= mostShortTitleWords && areSentences(next);
  return isShort || countWords(next.join(' ')) >= fewestLineWords;
}

const isHeaded = ([first = '', ...rest]: Block): boolean => canBeTitle(first) && areSentences(rest);

/** Whether all paragraphs have their title as a first line. One alone may be a text that is broken into short lines. */
export function areAllHeaded(blocks: readonly Block[]): boolean {
  const longer = blocks.filter(({ length }) => length > 1);
  return longer.length > 1 && longer.every((block) => titleOf(block[0] ?? '') !== null || isHeaded(unlisted(block)));
}

const unlisted = ([first = '', ...rest]: Block): Block => [withoutMark(first), ...rest];

/** The name that a paragraph's first line gives: to the lines below it, or alone to the next one. */
export function headOf(block: Block, next: Block = [], isSure = false): string | null {
  const [first = '', ...rest] = block;
  const title = titleOf(first);
  if (title !== null) return title;
  if (isBareTitle(block, next) || (isInCapitals(first) && /\p{Ll}/u.test(rest.join(' ')))) return first;
  const [name = ''] = unlisted(block);
  const isCounted = name !== first;
  const below = isCounted && rest.length === 0 ? next : rest;
  return (isCounted || isSure) && isHeaded([name, ...below]) ? name : null;
}

/** Paragraphs, and what the document itself is called. */
interface Headed {
  readonly headings: readonly string[];
  readonly blocks: readonly Block[];
}

/** With what the document itself is called apart: it stands above the first title, and is none of the messages. */
export function withHeadingApart(blocks: readonly Block[]): Headed {
  const [[line = '', ...more] = [], second = [], third = []] = blocks;
  if (more.length > 0 || !isShortNote(line) || isPoint(line) || afterCount(line) !== null) {
    return { headings: [], blocks };
  }
  const areListed = [second, third].every(([first = '']) => isPoint(first));
  const isTitled = titleOf(line) === null && headOf(second, third, areAllHeaded(blocks)) !== null;
  const isHeading = (areListed && !isShortLabel(line)) || isSureTitle(second[0] ?? '') || isTitled;
  return isHeading ? { headings: [line], blocks: blocks.slice(1) } : { headings: [], blocks };
}

/** With a line apart that leads from the document to the list it begins with. */
export function withLeadApart([first = [], ...rest]: readonly Block[]): Headed {
  const [[lead = '', ...more] = [], ...points] = pointsOf(first);
  const isLead = points.length > 0 && more.length === 0 && !isPoint(lead) && isShortNote(lead) && !isShortLabel(lead);
  return isLead ? { headings: [lead], blocks: [first.slice(1), ...rest] } : { headings: [], blocks: [first, ...rest] };
}
