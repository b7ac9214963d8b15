import { countWords } from '../count-words.ts';
import { withoutMarks, withoutQuotes, type Block } from './block.ts';
import { blocksOfRows, plainTextOf } from './read-table.ts';
import * as say from './speech.ts';

const named =
  /^(?<marked>`[^`]+`|[^:=\n]{1,60}?)(?<sign>\s*:|\s*=>?|\s+[–—→-](?=\s))(?<after>\*\*|__)?(?:\s+|(?=["“«]))(?<content>\S.*)$/su;

const counted = new RegExp(`^${say.counted}$`, 'iu');

/** The blocks of a line with a name or a label, such as `hold.wav = "Please hold."`; none of any other. */
function blocksOfNamed(text: string): readonly Block[] {
  const { marked = '', sign = '', after = '', content = '' } = named.exec(text)?.groups ?? {};
  const name = withoutMarks(marked + after).replace(/^["'`[(](.*)["'`\])],?$/u, '$1');
  const isShort = countWords(name) <= 6 && !/[.!?]\s|\([^)]*$/u.test(marked);
  const bare = withoutQuotes(content);
  const isSentence = !/^\p{Ll}/u.test(content) && (say.speaks(content) || say.endsSentence(content));
  const isSigned = sign.endsWith(':') || /^["“«]/u.test(content) || isSentence;
  const canName = isShort && isSigned && say.callsIn(name) === 0;
  if (!/\p{L}/u.test(name) || !(say.isIdentifier(name) || /^[`'"]/u.test(marked) || canName)) return [];
  const isTitle = say.isHeadingLike(content);
  if (isTitle && say.isNameLabel(name) && !say.isTextLabel(name)) return [{ kind: 'heading', text: content }];
  const isPhrase = /^\p{Ll}/u.test(content) && countWords(content) > 4 && !say.endsSentence(content);
  const isHeading = (isTitle && counted.test(name)) || (isPhrase && say.isTextLabel(name));
  if (isHeading) return [{ kind: 'heading', text: withoutMarks(text) }];
  const label: Block = { kind: 'note', text: `${name}:` };
  if (say.isTextLabel(name)) return [label, { kind: 'labelled', text: bare, name }];
  if (say.isNote(name)) return [{ kind: 'note', text }];
  return [{ kind: 'named', text, name, content: bare, isQuoted: bare !== content }];
}

/** The blocks of lines without quotations. */
function blocksOfPlainLines(text: string): readonly Block[] {
  const blocks: Block[] = [];
  const lines = text.split('\n').flatMap((line) => (/[\p{L}\p{N}]/u.test(line) ? line.trim() : []));
  // Sentences below each other are texts of their own.
  const areApart = lines.every((line) => say.endsSentence(line) && countWords(line) > 6);
  lines.forEach((line, index) => {
    const last = blocks.at(-1);
    const isEnded = say.endsSentence(lines[index - 1] ?? '');
    const isOpen = last?.kind === 'paragraph' || (['labelled', 'named'].includes(last?.kind ?? '') && !isEnded);
    const isHeading =
      (!isOpen || isEnded) && !/^\p{Ll}/u.test(lines[index + 1] ?? '') && say.isHeadingLike(withoutMarks(line));
    const isApart = isEnded && (areApart || countWords(line) > 25);
    const own = blocksOfNamed(line);
    const more = `\n${line}`;
    if (countWords(line) > 1 && !say.speaks(line) && say.isNote(line)) blocks.push({ kind: 'note', text: line });
    else if (own.length > 0) blocks.push(...own);
    else if (isHeading) blocks.push({ kind: 'heading', text: withoutMarks(line) });
    else if (last && isOpen && !isApart)
      blocks.splice(-1, 1, { ...last, text: last.text + more, content: (last.content ?? last.text) + more });
    else blocks.push({ kind: 'paragraph', text: line });
  });
  return blocks;
}

/** The blocks of code or a quotation: a script, unless it has a label such as `VO:` in it, or hardly reads like one. */
function blocksOfQuotation(text: string, inDoubt: 'quoted' | 'paragraph' | 'note'): readonly Block[] {
  const blocks = blocksOfPlainLines(text);
  if (blocks.some(({ kind }) => kind === 'labelled')) return blocks;
  const isSpoken = say.endsSentence(text) || say.callsIn(text) > 0;
  return [{ kind: isSpoken ? 'quoted' : inDoubt, text: withoutQuotes(withoutMarks(text)) }];
}

const quotes = /“[^“”]*”|"[^"]*"|«[^«»]*»|„[^„“”]*[“”]/gu;

/** The blocks of a paragraph: the scripts that it quotes, and its other lines. */
function blocksOfParagraph(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let at = 0;
  for (const { 0: quote, index } of text.matchAll(quotes)) {
    const inner = quote.replaceAll(/^.|[”"»“’]$/gu, '').trim();
    const end = index + quote.length;
    if (!say.endsSentence(inner + text.charAt(end)) && say.callsIn(inner) === 0) continue;
    const after = text.slice(end, end + 8);
    const isAlone = /^\n?$/u.test(text.charAt(index - 1)) && /^[.,;]?(?:\n|$)/u.test(after);
    const line = text.slice(text.lastIndexOf('\n', index) + 1, end);
    const isNamed = /^[*_.,;]*\s*(?:\n|$)/u.test(after) && blocksOfNamed(line).some((one) => one.isQuoted);
    if (isNamed || (countWords(inner) < 5 && !isAlone)) continue;
    blocks.push(...blocksOfPlainLines(text.slice(at, index)), ...blocksOfQuotation(inner, 'quoted'));
    at = end;
  }
  return [...blocks, ...blocksOfPlainLines(text.slice(at))];
}

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
    if (remark === '' || say.callsIn(remark) > 0) return [block];
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
    const isTitle = /^\s*#?\d/u.test(first) && next !== 'item' && say.isHeadingLike(withoutMarks(item));
    return isTitle && blocks[0]?.kind === 'item' ? [{ kind: 'heading', text: withoutMarks(item) }] : blocks;
  });
}
