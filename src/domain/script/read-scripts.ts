import { countWords } from '../words.ts';

/** A message found in a document; the name is empty where it has none there. */
export interface FoundScript {
  readonly name: string;
  readonly content: string;
}

/** `Message 2`, `Message #2: After hours`, `3) Closing`: a title that counts, with the name that may follow. */
const counted =
  /^(?:message|mensaje|script|prompt|greeting|texte|texto)\s*(?:#|n[o°º]\.?)?\s*\d+\s*(?:[:.·–—-]\s*(.*))?$/iu;
/** `## After hours`, `**After hours**`: a title in markup. */
const marked = /^(?:#{1,6}\s+(.+?)\s*#*|(?:\*\*|__)(.+?):?(?:\*\*|__):?)$/u;
const listMark = /^(?:\(?\d{1,2}[.)]|[-*•–])\s+/u;
const endOfSentence = /[.!?…]["”»’)\]]*$/u;

const mostTitleWords = 6;
/** Above a text that is no longer than a sentence. */
const mostShortTitleWords = 3;
/** Shorter points of a list are the choices of one menu. */
const fewestPointWords = 4;
/** A line of a document without empty lines is a message where lines are as long as sentences. */
const fewestLineWords = 8;

/** The name that a line gives to the message below it, empty for a bare number; null where it is no title. */
function titleOf(line: string): string | null {
  const found = counted.exec(line) ?? marked.exec(line);
  if (found !== null) return (found[1] ?? found[2] ?? '').trim();
  if (!line.endsWith(':') || countWords(line) > mostTitleWords) return null;
  return line.slice(0, -1).replace(listMark, '').trim();
}

/** The lines of a text, without blanks around them. */
export const linesOf = (text: string): readonly string[] => text.split(/\r\n|[\n\r\u2028]/u).map((line) => line.trim());

/** Lines that belong together. */
type Block = readonly string[];

/** Parts a text at its empty lines. */
function blocksOf(lines: readonly string[]): readonly Block[] {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line === '') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.filter(({ length }) => length > 0);
}

/** A short line with no sentence's end. */
const isShortLine = (line: string): boolean =>
  line !== '' && countWords(line) <= mostTitleWords && !endOfSentence.test(line);

/** Such a line that names rather than lists or tells. */
const canBeTitle = (line: string): boolean => isShortLine(line) && !/[\d,]/u.test(line);

/** Whether lines begin and end as sentences do, and are no list. */
const areSentences = (lines: Block): boolean =>
  /^\P{L}*\p{Lu}/u.test(lines[0] ?? '') && !listMark.test(lines[0] ?? '') && endOfSentence.test(lines.at(-1) ?? '');

/** A line that can be a title alone above a paragraph: `After hours`. */
function isBareTitle([first = '', ...more]: Block, next: Block = []): boolean {
  if (more.length > 0 || !canBeTitle(first) || listMark.test(first)) return false;
  const isShort = countWords(first) <= mostShortTitleWords && areSentences(next);
  return isShort || countWords(next.join(' ')) >= fewestLineWords;
}

const isHeaded = ([first = '', ...rest]: Block): boolean => canBeTitle(first) && areSentences(rest);

/** Whether all paragraphs have their title as a first line. One alone may be a text that is broken into short lines. */
function areAllHeaded(blocks: readonly Block[]): boolean {
  const longer = blocks.filter(({ length }) => length > 1);
  return longer.length > 1 && longer.every((block) => titleOf(block[0] ?? '') !== null || isHeaded(withoutMark(block)));
}

const withoutMark = ([first = '', ...rest]: Block): Block => [first.replace(listMark, ''), ...rest];

/** The name that a paragraph's first line gives: to the lines below it, or alone to the next one. */
function headOf(block: Block, next: Block = [], isSure = false): string | null {
  const [first = '', ...rest] = block;
  const title = titleOf(first);
  if (title !== null) return title;
  if (isBareTitle(block, next)) return first;
  const [name = ''] = withoutMark(block);
  const isCounted = name !== first;
  const below = isCounted && rest.length === 0 ? next : rest;
  return (isCounted || isSure) && isHeaded([name, ...below]) ? name : null;
}

/** Without what the document itself is called: it stands above the first title, and is none of the messages. */
function withoutHeading(blocks: readonly Block[]): readonly Block[] {
  const [[line = '', ...more] = [], second = [], third = []] = blocks;
  const areCounted = [second, third].every(([first = '']) => listMark.test(first));
  const isTitled = areCounted || headOf(second, third, areAllHeaded(blocks)) !== null;
  return isTitled && more.length === 0 && isShortLine(line) && titleOf(line) === null ? blocks.slice(1) : blocks;
}

/** Word processors paste each paragraph as a line, with no empty one between them. */
function isLineEach(lines: readonly Block[]): boolean {
  const texts = lines.filter((line, index) => titleOf(line[0] ?? '') === null && !isBareTitle(line, lines[index + 1]));
  const isLong = countWords(texts.flat().join(' ')) >= fewestLineWords * texts.length;
  return texts.length > 1 && isLong && texts.every(([line = '']) => endOfSentence.test(line));
}

/** `After hours: We are closed.`, or with a dash: what stands before the text is its name. */
const named = /^([^:]+?)(?:\s*:|\s+[–—-])\s+(?=\S)/u;

/** Each with its name in a line of its own, where all have one before their text. */
function withNamesApart(blocks: readonly Block[]): readonly Block[] {
  const names = blocks.map(([first = '']) => named.exec(first));
  const areNamed = names.length > 1 && names.every((name) => name !== null && canBeTitle(name[1] ?? ''));
  if (!areNamed) return blocks;
  return blocks.map(([first = '', ...rest], index) => {
    const [all = '', name = ''] = names[index] ?? [];
    return [`${name}:`, first.slice(all.length), ...rest];
  });
}

/** Each point of a list with the lines that go on with it, without a line that only leads to the list. */
function pointsOf(block: Block): readonly Block[] {
  const points: string[][] = [[]];
  for (const line of block) {
    if (listMark.test(line)) points.push([line]);
    else points.at(-1)?.push(line);
  }
  const [lead = [], ...rest] = points;
  const isMenu = countWords(rest.flat().join(' ')) < fewestPointWords * rest.length;
  if (rest.length < 2 || isMenu) return [block];
  const isOnlyLead = lead.length < 2 && lead.every((line) => isShortLine(line) || line.endsWith(':'));
  return isOnlyLead ? rest : [lead, ...rest];
}

/** Puts paragraphs under the titles before them; each is a message, or with titles that count all up to the next one. */
function gather(blocks: readonly Block[]): readonly FoundScript[] {
  const found: { name: string; lines: string[] }[] = [];
  const isCounted = blocks.some(([first = '']) => counted.test(first) || marked.test(first));
  const isSure = areAllHeaded(blocks);
  let name: string | null = null;
  for (const [index, block] of blocks.entries()) {
    const [first = '', ...rest] = block;
    const title = headOf(block, blocks[index + 1], isSure);
    const lines = title === null ? [first, ...rest] : rest;
    if (title !== null) name = title;
    if (lines.length === 0) continue;
    if (isCounted && name === null && found.length > 0) found.at(-1)?.lines.push('', ...lines);
    else found.push({ name: name ?? '', lines });
    name = null;
  }
  return found.map((one) => ({ name: one.name, content: one.lines.join('\n').replace(listMark, '') }));
}

/** The messages of a document (docs/contract.md, Settled): by titles, else by paragraphs. Empty where there is nothing. */
export function scriptsOfText(text: string): readonly FoundScript[] {
  const blocks = blocksOf(linesOf(text)).flatMap(pointsOf);
  const lineEach = withoutHeading(blocks.flat().map((line) => [line]));
  const areApart = isLineEach(lineEach) || withNamesApart(lineEach) !== lineEach;
  return gather(withNamesApart(blocks.length === 1 && areApart ? lineEach : withoutHeading(blocks)));
}
