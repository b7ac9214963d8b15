import { countWords } from '../words.ts';
import { areSentences, fewestLineWords, pointsOf, type Block } from './blocks.ts';
import { headedAmong, kindOfHead, type HeadKind } from './document-heads.ts';
import { isInstruction } from './spoken-line.ts';
import {
  afterCount,
  canBeTitle,
  endsSentence,
  isInCapitals,
  isPoint,
  isShortLabel,
  isShortNote,
  isSureTitle,
  markupOf,
  mostShortTitleWords,
  titleOf,
  withoutMark,
} from './titles.ts';

/** A line that can be a title alone above a paragraph: `After hours`. */
export function isBareTitle([first = '', ...more]: Block, next: Block = []): boolean {
  if (more.length > 0 || !canBeTitle(first) || isPoint(first)) return false;
  // No caller hears of scripts.
  const isShort = (countWords(first) <= mostShortTitleWords || isInstruction(first)) && areSentences(next);
  return isShort || countWords(next.join(' ')) >= fewestLineWords;
}

const isHeaded = ([first = '', ...rest]: Block): boolean => canBeTitle(first) && areSentences(rest);

const unlisted = ([first = '', ...rest]: Block): Block => [withoutMark(first), ...rest];

/** How likely a paragraph has a heading: in its first line, or alone above the next one. */
function kindOf(block: Block, next: Block = []): HeadKind | null {
  const [name = '', ...rest] = unlisted(block);
  const isAlone = rest.length === 0;
  const isSure = titleOf(block[0] ?? '') !== null || (isAlone ? isBareTitle(block, next) : isHeaded([name, ...rest]));
  return isSure ? 'sure' : kindOfHead(name, isAlone ? next : rest);
}

/**
 * The paragraphs whose heading the document tells: all have their title as a first line, or most have what can be one. One
 * alone may be a text that is broken into short lines.
 */
export function headedOf(blocks: readonly Block[]): ReadonlySet<Block> {
  const all = blocks.map((block, at) => ({ block, kind: kindOf(block, blocks[at + 1]) }));
  const longer = all.filter(({ block }) => block.length > 1);
  const areAllSure = longer.every(({ kind }) => kind === 'sure');
  const loose = headedAmong(all);
  return areAllSure && longer.length > 1 ? new Set([...longer.map(({ block }) => block), ...loose]) : loose;
}

/** The name that a paragraph's first line gives: to the lines below it, or alone to the next one. */
export function headOf(block: Block, next: Block = [], headed: ReadonlySet<Block> = new Set()): string | null {
  const [first = '', ...rest] = block;
  const title = titleOf(first);
  if (title !== null) return title;
  if (isBareTitle(block, next) || (isInCapitals(first) && /\p{Ll}/u.test(rest.join(' ')))) return first;
  const [name = ''] = unlisted(block);
  const isCounted = name !== first;
  const below = isCounted && rest.length === 0 ? next : rest;
  return headed.has(block) || (isCounted && isHeaded([name, ...below])) ? name : null;
}

/** Paragraphs, and what the document itself is called. */
interface Headed {
  readonly headings: readonly string[];
  readonly blocks: readonly Block[];
}

const mostHeadingLines = 3;
const mostHeadingWords = 12;

/** Whether a document begins with a few lines that name it, over texts with headings of their own. */
function isHeadingOfLines([first = [], ...rest]: readonly Block[]): boolean {
  const areNotes = first.every((line) => isShortNote(line) && !isPoint(line) && titleOf(line) === null);
  const [second = []] = rest;
  const headed = headedOf(rest);
  const isBuilt = isSureTitle(second[0] ?? '') || (headed.has(second) && headed.size > 1);
  // Lines of a word each are choices.
  return areNotes && first.some((line) => /\s/u.test(line)) && first.length <= mostHeadingLines && isBuilt;
}

/** Whether a title is in the markup of another one below it, so that it is no more than that one. */
const isOfMany = (line: string, below: readonly Block[]): boolean =>
  markupOf(line) !== '' && below.some(([first = '']) => markupOf(first) === markupOf(line));

/** Whether a line can be what a document is called: short, in each of its parts, as `On hold – Harbor Dental – Final`. */
const canNameDocument = (line: string): boolean =>
  !endsSentence(line) && countWords(line) <= mostHeadingWords && line.split(/\s+[–—|-]\s+/u).every(isShortNote);

/** With what the document itself is called apart: it stands above the first title, and is none of the messages. */
export function withHeadingApart(blocks: readonly Block[]): Headed {
  const [[line = '', ...more] = [], second = [], third = []] = blocks;
  if (more.length > 0 && isHeadingOfLines(blocks))
    return { headings: [blocks[0]?.join('\n') ?? ''], blocks: blocks.slice(1) };
  if (more.length > 0 || !canNameDocument(line) || isPoint(line) || afterCount(line) !== null) {
    return { headings: [], blocks };
  }
  const areListed = !isOfMany(line, blocks.slice(1)) && [second, third].every(([first = '']) => isPoint(first));
  const isTitled = titleOf(line) === null && headOf(second, third, headedOf(blocks)) !== null;
  const isHeading = (areListed && !isShortLabel(line)) || isSureTitle(second[0] ?? '') || isTitled;
  return isHeading ? { headings: [line], blocks: blocks.slice(1) } : { headings: [], blocks };
}

/** With a line apart that leads from the document to the list it begins with. */
export function withLeadApart([first = [], ...rest]: readonly Block[]): Headed {
  const [[lead = '', ...more] = [], ...points] = pointsOf(first);
  const isAlone = points.length > 0 && more.length === 0 && !isPoint(lead) && !isOfMany(lead, rest);
  const isLead = isAlone && isShortNote(lead) && !isShortLabel(lead);
  return isLead ? { headings: [lead], blocks: [first.slice(1), ...rest] } : { headings: [], blocks: [first, ...rest] };
}
