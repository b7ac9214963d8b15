import { tableOf, type Block } from './block.ts';
import { blocksOfParagraph, withoutMarks, withoutQuotes } from './parse-lines.ts';
import { plainTextOf } from './plain-text.ts';
import { isHeadingLike } from './speech.ts';

/** The lines of a document, and the start of the next block. */
interface Place {
  readonly lines: readonly string[];
  readonly at: number;
  readonly isApart: boolean;
}
interface Read {
  readonly count: number;
  readonly blocks: readonly Block[];
}
/** Reads the block at a position; null if another kind of block is there. */
type Reader = (place: Place) => Read | null;

const isBlank = (line = ''): boolean => line.trim() === '';

/** The number of similar lines from here on. */
function countOf({ lines, at }: Place, isOne: (line: string) => boolean): number {
  let end = at;
  while (end < lines.length && isOne(lines[end] ?? '')) end += 1;
  return end - at;
}
const after = (place: Place, count: number): Place => ({ ...place, at: place.at + count });
const linesOf = ({ lines, at }: Place, count: number): readonly string[] => lines.slice(at, at + count);

const divider: Reader = ({ lines, at }) =>
  /^\s*(?:[-*_=~—#•]\s*){3,}$/u.test(lines[at] ?? '') ? { count: 1, blocks: [] } : null;

const fence: Reader = (place) => {
  const [, mark] = /^\s*(```|~~~)/u.exec(place.lines[place.at] ?? '') ?? [];
  if (mark === undefined) return null;
  const count = countOf(after(place, 1), (line) => !line.trim().startsWith(mark));
  const lines = linesOf(after(place, 1), count).map((line) => line.trim());
  return { count: count + 2, blocks: [{ kind: 'code', text: lines.join('\n').trim(), isApart: place.isApart }] };
};

const marker = /^\s*(?:[-*+•▪◦‣·]|[–—](?=\s+[^\s\p{Ll}])|o(?=\t)|#?\d{1,2}[.)/]|[a-z][.)])\s+(?:\[[ xX]?\]\s*)?(?=\S)/u;
const isRow = (line: string): boolean => /^\s*\|.*\||\S\s*\t+\s*\S|\S \| \S/u.test(line) && !marker.test(line);
const cellsOf = (line: string): readonly string[] =>
  (line.includes('\t')
    ? line.split('\t')
    : line
        .trim()
        .replaceAll(/^\||\|$/gu, '')
        .split(/(?<!\\)\|/u)
  ).map((cell) => withoutMarks(cell.replaceAll(/<br ?\/?>/giu, '\n').trim()));

/** Rows may have empty lines between them. */
const table: Reader = (place) => {
  const count = isRow(place.lines[place.at] ?? '') ? countOf(place, (line) => isBlank(line) || isRow(line)) : 0;
  const lines = linesOf(place, count).filter((line) => !/^[\s|:-]*$/u.test(line));
  return lines.length < 2 ? null : { count, blocks: [tableOf(lines.map(cellsOf), place.isApart)] };
};

const heading: Reader = ({ lines, at, isApart }) => {
  const [, text] = /^\s*#{1,6}\s+(.+?)\s*#*$/u.exec(lines[at] ?? '') ?? [];
  return text === undefined ? null : { count: 1, blocks: [{ kind: 'heading', text: withoutMarks(text), isApart }] };
};

const quotation: Reader = (place) => {
  const count = countOf(place, (line) => /^\s*>/u.test(line));
  const text = linesOf(place, count)
    .map((line) => line.replace(/^[\s>]+/u, ''))
    .join('\n');
  if (count === 0) return null;
  return { count, blocks: [{ kind: 'quotation', text: withoutQuotes(withoutMarks(text)), isApart: place.isApart }] };
};

/** The blocks of a list item. */
export function itemsOf(text: string, isApart: boolean): readonly Block[] {
  const parts = blocksOfParagraph(text, isApart);
  return parts.map((part) =>
    part.kind === 'paragraph' || (part.kind === 'heading' && parts.length === 1)
      ? { ...part, kind: 'item', text: withoutMarks(part.text) }
      : part,
  );
}

const item: Reader = (place) => {
  const line = place.lines[place.at] ?? '';
  if (!marker.test(line)) return null;
  const isMore = (one: string): boolean => !isBlank(one) && !marker.test(one) && /^(?:\s{2,}|\p{Ll})/u.test(one);
  const count = 1 + countOf(after(place, 1), isMore);
  const text = [line.replace(marker, ''), ...linesOf(after(place, 1), count - 1)].map((one) => one.trim()).join('\n');
  const next = linesOf(after(place, count), 3).find((one) => !isBlank(one));
  const isTitle = /^\s*#?\d/u.test(line) && count === 1 && isHeadingLike(withoutMarks(text));
  if (isTitle && next !== undefined && !marker.test(next))
    return { count, blocks: [{ kind: 'heading', text: withoutMarks(text), isApart: place.isApart }] };
  return { count, blocks: itemsOf(text, place.isApart) };
};

const readers: readonly Reader[] = [fence, table, heading, divider, quotation, item];

/** The lines up to the next block. */
function paragraph(place: Place): Read {
  const { lines, at, isApart } = place;
  let count = 1;
  while (!isBlank(lines[at + count]) && readers.every((read) => read(after(place, count)) === null)) count += 1;
  return { count, blocks: blocksOfParagraph(linesOf(place, count).join('\n'), isApart) };
}

/** The blocks of a document in plain text or Markdown, in order. */
export function blocksOfText(text: string): readonly Block[] {
  const lines = plainTextOf(text).split('\n');
  const blocks: Block[] = [];
  let isApart = true;
  for (let at = 0; at < lines.length;) {
    const place = { lines, at, isApart };
    isApart = isBlank(lines[at]);
    const read = isApart
      ? { count: 1, blocks: [] }
      : readers.reduce<Read | null>((found, one) => found ?? one(place), null);
    const { count, blocks: parts } = read ?? paragraph(place);
    blocks.push(...parts);
    at += count;
  }
  return blocks;
}
