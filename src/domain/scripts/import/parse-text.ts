import { plainTextOf } from './plain-text.ts';
import type { Block } from './block.ts';
import { blocksOfParagraph, withoutMarks } from './parse-lines.ts';
import { endsSentence, isHeadingLike, isWrote } from './speech.ts';

/** The lines of a document, and where the next block begins. */
interface Place {
  readonly lines: readonly string[];
  readonly at: number;
  readonly isApart: boolean;
}
interface Read {
  readonly count: number;
  readonly blocks: readonly Block[];
}
type Reader = (place: Place) => Read | null;

const marker = /^\s*(?:[-*+•▪◦‣·–—]|o(?=\t)|#?\d{1,2}[.)/]|[a-z][.)])\s+(?:\[[ xX]?\]\s*)?(?=\S)/u;
const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === '';

/** How many lines from here on are alike. */
function countOf({ lines, at }: Place, isOne: (line: string) => boolean): number {
  let end = at;
  while (end < lines.length && isOne(lines[end] ?? '')) end += 1;
  return end - at;
}

const divider: Reader = ({ lines, at }) =>
  /^\s*(?:[-*_=~—#•]\s*){3,}$/u.test(lines[at] ?? '') ? { count: 1, blocks: [] } : null;

const fence: Reader = ({ lines, at, isApart }) => {
  const [, mark] = /^\s*(```|~~~)/u.exec(lines[at] ?? '') ?? [];
  if (mark === undefined) return null;
  const length = countOf({ lines, at: at + 1, isApart }, (line) => !line.trim().startsWith(mark));
  const text = lines
    .slice(at + 1, at + 1 + length)
    .map((line) => line.trim())
    .join('\n');
  return { count: length + 2, blocks: [{ kind: 'code', text, isApart }] };
};

const cellsOf = (line: string): readonly string[] => {
  const parts = line.includes('\t')
    ? line.split('\t')
    : line
        .trim()
        .replaceAll(/^\||\|$/gu, '')
        .split(/(?<!\\)\|/u);
  return parts.map((cell) => withoutMarks(cell.replaceAll(/<br ?\/?>/giu, '\n').trim()));
};
const isRow = (line: string): boolean => /^\s*\|.*\||\S\s*\t+\s*\S|\S \| \S/u.test(line) && !marker.test(line);
/** Rows may have empty lines between them. */
const table: Reader = (place) => {
  const count = isRow(place.lines[place.at] ?? '') ? countOf(place, (line) => isBlank(line) || isRow(line)) : 0;
  const lines = place.lines.slice(place.at, place.at + count).filter((line) => !/^[\s|:-]*$/u.test(line));
  if (lines.length < 2) return null;
  return { count, blocks: [{ kind: 'table', rows: lines.map(cellsOf), isApart: place.isApart }] };
};

const heading: Reader = ({ lines, at, isApart }) => {
  const line = (lines[at] ?? '').trim();
  const [, hashed] = /^#{1,6}\s+(.+?)\s*#*$/u.exec(line) ?? [];
  const [, , bold] = /^(\*\*|__)((?:(?!\1).)+)\1:?$/u.exec(line) ?? [];
  const isUnderlined = /^\s*(?:={3,}|-{3,})\s*$/u.test(lines[at + 1] ?? '') && isHeadingLike(line);
  const text =
    hashed ?? (bold !== undefined && !endsSentence(bold) ? bold : undefined) ?? (isUnderlined ? line : undefined);
  return text === undefined ? null : { count: 1, blocks: [{ kind: 'heading', text: withoutMarks(text), isApart }] };
};

const quotation: Reader = (place) => {
  const count = countOf(place, (line) => /^\s*>/u.test(line));
  if (count === 0) return null;
  const text = place.lines
    .slice(place.at, place.at + count)
    .map((line) => line.replace(/^[\s>]+/u, ''))
    .join('\n');
  const before = place.lines.slice(0, place.at).findLast((line) => !isBlank(line)) ?? '';
  if (isWrote(before.replace(/:\s*$/u, '').split(/\s+/u).slice(-2).join(' ')))
    return { count, blocks: blocksOfText(text) };
  return {
    count,
    blocks: [
      { kind: 'quotation', text: withoutMarks(text).replace(/^["“«]([^"“”«»]*)["”»]$/u, '$1'), isApart: place.isApart },
    ],
  };
};

const item: Reader = (place) => {
  const { lines, at, isApart } = place;
  const line = lines[at] ?? '';
  if (!marker.test(line)) return null;
  const more = countOf(
    { ...place, at: at + 1 },
    (one) => !isBlank(one) && !marker.test(one) && /^(?:\s{2,}|\p{Ll})/u.test(one),
  );
  const text = [line.replace(marker, ''), ...lines.slice(at + 1, at + 1 + more)].map((one) => one.trim()).join('\n');
  const next = lines.slice(at + 1 + more, at + 4 + more).find((one) => !isBlank(one));
  const isHeading =
    /^\s*#?\d/u.test(line) &&
    more === 0 &&
    isHeadingLike(withoutMarks(text)) &&
    next !== undefined &&
    !marker.test(next);
  if (isHeading) return { count: 1, blocks: [{ kind: 'heading', text: withoutMarks(text), isApart }] };
  const parts = blocksOfParagraph(text, isApart);
  const asItem = (part: Block): Block =>
    part.kind === 'paragraph' || (part.kind === 'heading' && parts.length === 1)
      ? { ...part, kind: 'item', text: withoutMarks(part.text) }
      : part;
  return { count: more + 1, blocks: parts.map(asItem) };
};

const readers: readonly Reader[] = [fence, table, heading, divider, quotation, item];

const mostQuotedLines = 30;
/** Where a quotation ends that is open at a line; the same line where none is. */
function endOfQuotation(lines: readonly string[], at: number, end: number): number {
  const isOpen = (upTo: number): boolean => {
    const text = lines.slice(at, upTo).join('\n');
    return text.split('“').length > text.split('”').length || text.split('"').length % 2 === 0;
  };
  if (!isOpen(end)) return end;
  const closing = lines
    .slice(end, end + mostQuotedLines)
    .findIndex((line, index) => /["”]/u.test(line) && !isOpen(end + index + 1));
  return closing < 0 ? end : end + closing + 1;
}

const paragraph: Reader = (place) => {
  const { lines, at, isApart } = place;
  let end = at + 1;
  const goesOn = (line = ''): boolean => /^\s*[–—]/u.test(line) && !/[.!?…:]\W*$/u.test(lines[end - 1] ?? '');
  while (!isBlank(lines[end]) && (goesOn(lines[end]) || readers.every((read) => read({ ...place, at: end }) === null)))
    end += 1;
  end = endOfQuotation(lines, at, end);
  return { count: end - at, blocks: blocksOfParagraph(lines.slice(at, end).join('\n'), isApart) };
};

/** The blocks of a document that is plain text or Markdown, in its order. */
export function blocksOfText(text: string): readonly Block[] {
  const lines = plainTextOf(text).split('\n');
  const blocks: Block[] = [];
  let isApart = true;
  for (let at = 0; at < lines.length;) {
    if (isBlank(lines[at])) {
      isApart = true;
      at += 1;
      continue;
    }
    const place = { lines, at, isApart };
    const read = [...readers, paragraph].reduce<Read | null>((found, reader) => found ?? reader(place), null);
    blocks.push(...(read?.blocks ?? []));
    isApart = false;
    at += read?.count ?? 1;
  }
  return blocks;
}
