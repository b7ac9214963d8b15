import type { Block } from './block.ts';
import { blocksOfParagraph, withoutLabel, withoutMarks, withoutQuotes } from './parse-lines.ts';
import { plainTextOf } from './read-csv.ts';
import { blocksOfTable } from './read-table.ts';
import { isHeadingLike } from './speech.ts';

type Lines = readonly string[];
/** Reads the block that begins at a line, and counts its lines; null if another kind of block is there. */
type Reader = (lines: Lines, at: number) => { readonly count: number; readonly blocks: readonly Block[] } | null;

/** A line of signs such as `---` divides like an empty one. */
const isBlank = (line: string): boolean => /^[\s\-*_=—#•]*$/u.test(line);

/** The similar lines from here on. */
function run(lines: Lines, at: number, isOne: (line: string) => boolean): Lines {
  let end = at;
  while (end < lines.length && isOne(lines[end] ?? '')) end += 1;
  return lines.slice(at, end);
}

const fence: Reader = (lines, at) => {
  const [, mark] = /^\s*(```|~~~)/u.exec(lines[at] ?? '') ?? [];
  if (mark === undefined) return null;
  const inside = run(lines, at + 1, (line) => !line.trim().startsWith(mark)).map((line) => line.trim());
  return { count: inside.length + 2, blocks: withoutLabel('code', inside.join('\n').trim()) };
};

const marker = /^\s*(?:[-*+•▪◦‣·]|[–—](?=\s+[^\s\p{Ll}])|o(?=\t)|#?\d{1,2}[.)/]|[a-z][.)])\s+(?:\[[ xX]?\]\s*)?(?=\S)/u;
const isRow = (line: string): boolean => /^\s*\|.*\||\S\s*\t+\s*\S|\S \| \S/u.test(line) && !marker.test(line);
const cellsOf = (line: string): readonly string[] =>
  line
    .replaceAll(/^\s*\||\|\s*$/gu, '')
    .split(line.includes('\t') ? '\t' : /(?<!\\)\|/u)
    .map((cell) => withoutMarks(cell.replaceAll(/<br ?\/?>/giu, '\n').trim()));

/** Rows may have empty lines between them. */
const table: Reader = (lines, at) => {
  const all = isRow(lines[at] ?? '') ? run(lines, at, (line) => isBlank(line) || isRow(line)) : [];
  const rows = all.filter((line) => isRow(line) && !/^[\s|:-]*$/u.test(line));
  return rows.length < 2 ? null : { count: all.length, blocks: blocksOfTable(rows.map(cellsOf)) };
};

const heading: Reader = (lines, at) => {
  const [, text] = /^\s*#{1,6}\s+(.+?)\s*#*$/u.exec(lines[at] ?? '') ?? [];
  return text === undefined ? null : { count: 1, blocks: [{ kind: 'heading', text: withoutMarks(text) }] };
};

const quotation: Reader = (lines, at) => {
  const all = run(lines, at, (line) => /^\s*>/u.test(line));
  const text = all.map((line) => line.replace(/^[\s>]+/u, '')).join('\n');
  if (all.length === 0) return null;
  return { count: all.length, blocks: withoutLabel('quotation', withoutQuotes(withoutMarks(text))) };
};

/** The blocks of a list item. */
export function itemsOf(text: string): readonly Block[] {
  const parts = blocksOfParagraph(text);
  return parts.map((part) =>
    part.kind === 'paragraph' || (part.kind === 'heading' && parts.length === 1)
      ? { kind: 'item', text: withoutMarks(part.text) }
      : part,
  );
}

const item: Reader = (lines, at) => {
  const line = lines[at] ?? '';
  if (!marker.test(line)) return null;
  const isMore = (one: string): boolean => !isBlank(one) && !marker.test(one) && /^(?:\s{2,}|\p{Ll})/u.test(one);
  const more = run(lines, at + 1, isMore);
  const count = 1 + more.length;
  const text = [line.replace(marker, ''), ...more].map((one) => one.trim()).join('\n');
  const next = lines.slice(at + count, at + count + 3).find((one) => !isBlank(one));
  const isTitle = /^\s*#?\d/u.test(line) && count === 1 && isHeadingLike(withoutMarks(text));
  if (isTitle && next !== undefined && !marker.test(next))
    return { count, blocks: [{ kind: 'heading', text: withoutMarks(text) }] };
  return { count, blocks: itemsOf(text) };
};

const readers: readonly Reader[] = [fence, table, heading, quotation, item];

/** The blocks of a document in plain text or Markdown, in order. */
export function blocksOfText(text: string): readonly Block[] {
  const lines = [...plainTextOf(text).split('\n'), ''];
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    const divider = isBlank(line) ? { count: 1, blocks: [] } : null;
    const read = readers.reduce<ReturnType<Reader>>((found, one) => found ?? one(lines, at), divider);
    at += read?.count ?? 1;
    if (read) {
      blocks.push(...blocksOfParagraph(paragraph.join('\n')), ...read.blocks);
      paragraph = [];
    } else paragraph.push(line);
  }
  return blocks;
}
