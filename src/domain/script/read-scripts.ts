import { maxMessageName } from '../file-name.ts';
import { countWords } from '../words.ts';
import { plainLinesOf } from './plain-lines.ts';
import {
  afterCount,
  canBeName,
  canBeTitle,
  endsSentence,
  isInCapitals,
  isPoint,
  isShortLabel,
  isShortLine,
  isSureTitle,
  mostShortTitleWords,
  startsBlock,
  titleOf,
  withoutBullets,
  withoutMark,
} from './titles.ts';

/** A message found in a document; the name is empty where it has none there. */
export interface FoundScript {
  readonly name: string;
  readonly content: string;
  /**
   * Most likely not to be spoken, as a title of the document, a greeting or a signature of a mail: it is offered unticked.
   */
  readonly isUnlikely?: true;
}

/** Shorter points of a list are the choices of one menu. */
const fewestPointWords = 4;
/** A line of a document without empty lines is a message where lines are as long as sentences. */
const fewestLineWords = 8;

/** A message; what is too long for a name is no name, and goes with the text: none of its words may be lost. */
export const scriptOf = (name: string, content: string): FoundScript =>
  name.length > maxMessageName ? { name: '', content: `${name}\n\n${content}` } : { name, content };

/** Lines that belong together. */
type Block = readonly string[];

/** Parts a text at its empty lines, and above the titles that are sure. */
function blocksOf(lines: readonly string[]): readonly Block[] {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line === '' || startsBlock(line)) blocks.push([]);
    if (line !== '') blocks.at(-1)?.push(line);
  }
  return blocks.filter(({ length }) => length > 0);
}

/** `Message 1: Thank you for calling.` is a title and its text, and so is `Message 1: Please hold` with nothing below. */
function withTextsApart(blocks: readonly Block[]): readonly Block[] {
  return blocks.map((block, index) => {
    const [first = '', ...below] = block;
    const text = afterCount(first) ?? '';
    const next = blocks[index + 1]?.[0];
    const isAlone = below.length === 0 && (next === undefined || titleOf(next) !== null);
    return text !== '' && (isAlone || !isShortLine(text)) ? ['Message 1', text, ...below] : block;
  });
}

/** Whether lines begin and end as sentences do, and are no list. */
const areSentences = (lines: Block): boolean =>
  /^\P{L}*\p{Lu}/u.test(lines[0] ?? '') && !isPoint(lines[0] ?? '') && endsSentence(lines.at(-1) ?? '');

/** A line that can be a title alone above a paragraph: `After hours`. */
function isBareTitle([first = '', ...more]: Block, next: Block = []): boolean {
  if (more.length > 0 || !canBeTitle(first) || isPoint(first)) return false;
  const isShort = countWords(first) <= mostShortTitleWords && areSentences(next);
  return isShort || countWords(next.join(' ')) >= fewestLineWords;
}

const isHeaded = ([first = '', ...rest]: Block): boolean => canBeTitle(first) && areSentences(rest);

/** Whether all paragraphs have their title as a first line. One alone may be a text that is broken into short lines. */
function areAllHeaded(blocks: readonly Block[]): boolean {
  const longer = blocks.filter(({ length }) => length > 1);
  return longer.length > 1 && longer.every((block) => titleOf(block[0] ?? '') !== null || isHeaded(unlisted(block)));
}

const unlisted = ([first = '', ...rest]: Block): Block => [withoutMark(first), ...rest];

/** The name that a paragraph's first line gives: to the lines below it, or alone to the next one. */
function headOf(block: Block, next: Block = [], isSure = false): string | null {
  const [first = '', ...rest] = block;
  const title = titleOf(first);
  if (title !== null) return title;
  if (isBareTitle(block, next) || (isInCapitals(first) && /\p{Ll}/u.test(rest.join(' ')))) return first;
  const [name = ''] = unlisted(block);
  const isCounted = name !== first;
  const below = isCounted && rest.length === 0 ? next : rest;
  return (isCounted || isSure) && isHeaded([name, ...below]) ? name : null;
}

/** Without what the document itself is called: it stands above the first title, and is none of the messages. */
function withoutHeading(blocks: readonly Block[]): readonly Block[] {
  const [[line = '', ...more] = [], second = [], third = []] = blocks;
  if (more.length > 0 || !isShortLine(line) || isPoint(line) || afterCount(line) !== null) return blocks;
  const areListed = [second, third].every(([first = '']) => isPoint(first));
  const isTitled = titleOf(line) === null && headOf(second, third, areAllHeaded(blocks)) !== null;
  return (areListed && !isShortLabel(line)) || isSureTitle(second[0] ?? '') || isTitled ? blocks.slice(1) : blocks;
}

/** Word processors paste each paragraph as a line, with no empty one between them. */
function isLineEach(lines: readonly Block[]): boolean {
  const texts = lines.filter((line, index) => titleOf(line[0] ?? '') === null && !isBareTitle(line, lines[index + 1]));
  const isLong = countWords(texts.flat().join(' ')) >= fewestLineWords * texts.length;
  return texts.length > 1 && isLong && texts.every(([line = '']) => endsSentence(line));
}

/** `After hours: We are closed.`, or with a dash: what stands before the text is its name. */
const named = /^([^:]+?)(?:\s*:|\s+[–—-])\s+(?=\S)/u;

/** The name before the text of a paragraph, with what parts them; null where there is none. */
function nameBefore([first = '']: Block): readonly [all: string, name: string] | null {
  const [all = '', name = ''] = (afterCount(first) === null && named.exec(first)) || [];
  return canBeName(name) ? [all, name] : null;
}

/** Each with its name in a line of its own, where all that can have one have it before their text. */
function withNamesApart(blocks: readonly Block[], canHave: (block: Block) => boolean = () => true): readonly Block[] {
  const names = blocks.map((block) => (canHave(block) ? nameBefore(block) : null));
  const areNamed =
    names.filter(Boolean).length > 1 && names.every((name, index) => name || !canHave(blocks[index] ?? []));
  if (!areNamed) return blocks;
  return blocks.map((block, index) => {
    const [first = '', ...rest] = block;
    const [all, name] = names[index] ?? [];
    return all === undefined ? block : [`${name}:`, first.slice(all.length), ...rest];
  });
}

/** Whether a paragraph of a mail has a name with a colon before its sentences, as others around it have not. */
function isNamed(block: Block): boolean {
  const [first = '', ...rest] = block;
  const [all, name] = nameBefore(block) ?? [];
  return (
    all?.trimEnd().endsWith(':') === true && name !== undefined && areSentences([first.slice(all.length), ...rest])
  );
}

/** With the names apart that all paragraphs have, or some of a document that tells its titles in no surer way. */
function withAllNamesApart(blocks: readonly Block[]): readonly Block[] {
  const apart = withNamesApart(blocks);
  const hasSure = blocks.some(([first = '']) => isSureTitle(first));
  return apart !== blocks || hasSure ? apart : withNamesApart(blocks, isNamed);
}

/** Whether points are the choices of one menu: a few words each, or a few more with a key to press. */
function isMenu(points: readonly Block[]): boolean {
  const mean = countWords(points.flat().join(' ')) / points.length;
  const haveKeys = points.every((point) => /(?<![\d:])\d(?![\d:])/u.test(withoutMark(point.join(' '))));
  return mean < fewestPointWords || (haveKeys && mean < fewestLineWords);
}

/** Each point of a list with the lines that go on with it, without a line that leads from the document to the list. */
function pointsOf(block: Block, index: number): readonly Block[] {
  const points: string[][] = [[]];
  for (const line of block) {
    if (isPoint(line)) points.push([line]);
    else points.at(-1)?.push(line);
  }
  const [lead = [], ...rest] = points;
  const [first = ''] = block;
  if (rest.length < 2 || isMenu(rest) || afterCount(first) !== null) return [block];
  const isHeading = index === 0 && lead.length === 1 && isShortLine(first) && !isShortLabel(first);
  return lead.length === 0 || isHeading ? rest : [lead, ...rest];
}

/** Puts paragraphs under the titles before them; each is a message, or with sure titles all up to the next one. */
function gather(blocks: readonly Block[]): readonly FoundScript[] {
  const found: { name: string; lines: string[] }[] = [];
  const hasSure = blocks.some(([first = '']) => isSureTitle(first));
  const areHeaded = areAllHeaded(blocks);
  let name: string | null = null;
  for (const [index, block] of blocks.entries()) {
    const title = headOf(block, blocks[index + 1], areHeaded);
    const lines = title === null ? block : block.slice(1);
    // A title over a title, as of a chapter, stays with it.
    if (title !== null) name = [name ?? '', title].filter(Boolean).join(' – ');
    if (lines.length === 0) continue;
    if (hasSure && name === null && found.length > 0) found.at(-1)?.lines.push('', ...lines);
    else found.push({ name: name ?? '', lines: [...lines] });
    name = null;
  }
  // One with nothing below it may be a text.
  if (name) found.push({ name: '', lines: [name] });
  return found.map((one) => scriptOf(one.name, withoutMark(withoutBullets(one.lines).join('\n'))));
}

/** The messages of a document (docs/contract.md, Settled): by titles, else by paragraphs. Empty where there is nothing. */
export function scriptsOfText(text: string): readonly FoundScript[] {
  const blocks = withTextsApart(blocksOf(plainLinesOf(text))).flatMap(pointsOf);
  const lineEach = withoutHeading(blocks.flat().map((line) => [line]));
  const areApart = isLineEach(lineEach) || withNamesApart(lineEach) !== lineEach;
  return gather(withAllNamesApart(blocks.length === 1 && areApart ? lineEach : withoutHeading(blocks)));
}
