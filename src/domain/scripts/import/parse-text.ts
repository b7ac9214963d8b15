import type { Block } from './block.ts';
import { blocksOfParagraph, blocksOfQuotation, withoutMarks } from './parse-lines.ts';
import { blocksOfRows, plainTextOf } from './read-table.ts';
import { callsIn, isHeadingLike } from './speech.ts';

interface Lines {
  readonly kind: 'blank' | 'code' | 'row' | 'heading' | 'quoted' | 'item' | 'plain';
  readonly lines: string[];
}

/** A line of signs such as `---` divides like an empty one. */
const isBlank = (line: string): boolean => /^[\s\-*_=—#•]*$/u.test(line);
const fence = /^\s*(?:```|~~~)/u;
const marker = /^\s*(?:[-*+•▪◦‣·]|[–—](?=\s+[^\s\p{Ll}])|o(?=\t)|#?\d{1,2}[.)/]|[a-z][.)])\s+(?:\[[ xX]?\]\s*)?(?=\S)/u;
const isRow = (line: string): boolean => /^\s*\|.*\||\S\s*\t+\s*\S|\S \| \S/u.test(line) && !marker.test(line);

/** The kind of a line below others; null if it continues their item. */
function kindOf(line: string, last?: Lines): Lines['kind'] | null {
  const isCode = last?.kind === 'code' && (last.lines.length < 2 || !fence.test(last.lines.at(-1) ?? ''));
  if (isCode || fence.test(line)) return 'code';
  if (/^\s*>/u.test(line)) return 'quoted';
  if (isBlank(line)) return last?.kind === 'row' ? 'row' : 'blank';
  if (/^\s*#{1,6}\s/u.test(line)) return 'heading';
  if (isRow(line)) return 'row';
  if (marker.test(line)) return 'item';
  return last?.kind === 'item' && /^(?:\s{2,}|\p{Ll})/u.test(line) ? null : 'plain';
}

/** The lines of a text, grouped by kind. */
function groupsOf(text: string): readonly Lines[] {
  const groups: Lines[] = [];
  for (const line of text.split('\n')) {
    const last = groups.at(-1);
    const kind = kindOf(line, last);
    if (last && (kind === null || (kind === last.kind && kind !== 'item' && kind !== 'heading'))) last.lines.push(line);
    else groups.push({ kind: kind ?? 'plain', lines: [line] });
  }
  return groups;
}

const cellsOf = (line: string): readonly string[] =>
  line
    .replaceAll(/^\s*\||\|\s*$/gu, '')
    .split(line.includes('\t') ? '\t' : /(?<!\\)\|/u)
    .map((cell) => withoutMarks(cell.replaceAll('\\|', '|').replaceAll(/<br ?\/?>/giu, '\n')));

function blocksOfItem(text: string): readonly Block[] {
  const parts = blocksOfParagraph(text);
  const isPlain = ({ kind }: Block): boolean => kind === 'paragraph' || (kind === 'heading' && parts.length === 1);
  return parts.map((one) => (isPlain(one) ? { kind: 'item', text: withoutMarks(one.text) } : one));
}

const inBrackets = /^[*_]*(?:\([^()\n]+\)|\[[^[\]\n]+\]|\{[^{}\n]+\}|<[^<>\n]+>)[*_.:]*(?:\n+|$)/u;

/** Makes remarks in brackets below a heading notes, because they are about the message: `(plays at night)`. */
const withRemarksApart = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block, index): readonly Block[] => {
    const canBe = blocks[index - 1]?.kind === 'heading' && ['paragraph', 'heading'].includes(block.kind);
    const [remark = ''] = (canBe && inBrackets.exec(block.text)) || [];
    if (remark === '' || callsIn(remark) > 0) return [block];
    const note: Block = { kind: 'note', text: remark.trim() };
    const rest = block.text.slice(remark.length);
    return rest === '' ? [note] : [note, { ...block, text: rest }];
  });

/** The blocks of a document in plain text or Markdown, in order. */
export const blocksOfText = (text: string): readonly Block[] => withRemarksApart(blocksOfLines(text));

function blocksOfLines(text: string): readonly Block[] {
  const groups = groupsOf(plainTextOf(text).trim());
  return groups.flatMap(({ kind, lines: [first = '', ...more] }, index): readonly Block[] => {
    const lines = [first, ...more];
    if (kind === 'blank') return [];
    if (kind === 'code') return blocksOfQuotation(more.filter((line) => !fence.test(line)).join('\n'), 'note');
    if (kind === 'quoted')
      return blocksOfQuotation(lines.map((line) => line.replace(/^[\s>]+/u, '')).join('\n'), 'paragraph');
    if (kind === 'heading') return [{ kind, text: withoutMarks(first.replaceAll(/^\s*#+\s+|\s+#+\s*$/gu, '')) }];
    const rows = lines.filter((line) => isRow(line) && !/^[\s|:-]*$/u.test(line)).map(cellsOf);
    if (kind === 'row' && (rows.length > 1 || groups.length === 1))
      return blocksOfRows(rows, /^[\s|:-]*-[\s|:-]*$/u.test(lines[1] ?? ''));
    if (kind !== 'item') return blocksOfParagraph(lines.join('\n'));
    const item = lines.map((line) => line.replace(marker, '').trim()).join('\n');
    const next = groups.slice(index + 1, index + 3).find((one) => one.kind !== 'blank')?.kind ?? 'item';
    const blocks = blocksOfItem(item);
    const isTitle = /^\s*#?\d/u.test(first) && next !== 'item' && isHeadingLike(withoutMarks(item));
    return isTitle && blocks[0]?.kind === 'item' ? [{ kind: 'heading', text: withoutMarks(item) }] : blocks;
  });
}
