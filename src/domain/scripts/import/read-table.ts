import { countWords } from '../count-words.ts';
import { withoutQuotes, type Block } from './block.ts';
import { callsIn, endsSentence, isNameLabel, isNote, isTextLabel } from './speech.ts';

export type Rows = readonly (readonly string[])[];

const filled = (row: readonly string[]): number => row.filter((cell) => cell.trim() !== '').length;
/** The number of cells that name a column, also with a word before it: `English prompt`. */
const labels = (row: readonly string[]): number =>
  row.filter((cell) =>
    [cell, /\S+$/u.exec(cell)?.[0] ?? ''].some((word) => isTextLabel(word) || isNameLabel(word) || isNote(word)),
  ).length;

/** Whether a row names columns: by words that do, or if a line below it says so and it is not spoken. */
const isHeading = (row: readonly string[] = [], isRuled = false): boolean =>
  (isRuled || row.some(isTextLabel) || labels(row) > 1 || (row.length > 2 && row.some(isNameLabel))) &&
  row.every((cell) => countWords(cell) <= 4 && callsIn(cell) === 0 && !endsSentence(cell));

/** The most rows that programs write above the row that names the columns: a title, a date, a customer. */
const mostAbove = 15;

/** The index of the row that names the columns; -1 if there is none. Rows above it have fewer cells or labels. */
function headingOf(rows: Rows, isRuled = false): number {
  const isBelow = (row: readonly string[], index: number): boolean =>
    (labels(row) === filled(row) || filled(row) > 2) &&
    isHeading(row) &&
    row.some(isTextLabel) &&
    rows
      .slice(0, index)
      .every((one) => callsIn(one.join(' ')) === 0 && (filled(one) < filled(row) || labels(one) < labels(row)));
  const below = rows.slice(0, mostAbove).findIndex((row, index) => index > 0 && isBelow(row, index));
  return below > 0 ? below : isHeading(rows[0], isRuled) ? 0 : -1;
}

/** One block per row, by what the heading says, or else by the column with most words; a doubtful heading is a note. */
export function blocksOfRows(rows: Rows, isRuled = false): readonly Block[] {
  const at = headingOf(rows, isRuled);
  const heading = rows[at] ?? [];
  const body = rows.slice(at + 1);
  const columns = [...Array(Math.max(0, ...rows.slice(0, 100).map(({ length }) => length))).keys()];
  const cellsOf = (column: number): string => body.map((row) => row[column] ?? '').join(' ');
  const labelled = columns.filter((column) => isTextLabel(heading[column] ?? ''));
  // Without a heading, two columns are name and text (docs/contract.md).
  const texts = at >= 0 || columns.length !== 2 ? columns : [1];
  const [most = 0] = (labelled.length > 0 ? labelled : texts).toSorted(
    (a, b) => countWords(cellsOf(b)) - countWords(cellsOf(a)),
  );
  const free = columns.filter((column) => column !== most && /\p{L}/u.test(cellsOf(column)));
  const named = free.find((column) => isNameLabel(heading[column] ?? '')) ?? free[0] ?? -1;
  const notes = rows.slice(0, labelled.length > 0 ? Math.max(0, at) : at + 1);
  const blocks = body.map((row): Block => {
    const [cell = '', name = ''] = [row[most], row[named]];
    const content = withoutQuotes(cell);
    const kind = labelled.length > 0 ? 'named' : 'row';
    return { kind, text: row.join('\t'), name, content, isQuoted: content !== cell };
  });
  return [...notes.map((row): Block => ({ kind: 'note', text: row.join('\t').trim() })), ...blocks];
}

/** Invisible characters: zero-width characters and soft hyphens that programs leave in copied text. */
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu;

/** A text without invisible characters, with uniform line ends; a page break divides like an empty line. */
export const plainTextOf = (text: string): string =>
  text.replace(unseen, '').replace(/\r\n?/gu, '\n').replace(/\f/gu, '\n\n');

/** The rows of a table with quoted cells, as in RFC 4180; `delimiter` is one character. */
export function parseRows(text: string, delimiter: string): Rows {
  const cell = new RegExp(String.raw`(?:"([^"]*(?:""[^"]*)*)"?)?([^\n${delimiter}]*)([\n${delimiter}]|$)`, 'gy');
  const rows: string[][] = [[]];
  for (const [, quoted = '', plain = '', end] of text.matchAll(cell)) {
    rows.at(-1)?.push(quoted.replaceAll('""', '"') + plain);
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows;
}

interface Table {
  readonly delimiter: string;
  readonly rows: Rows;
  /** The row that names the columns, and those below it; all rows if there is none. */
  readonly body: Rows;
}

function tableOf(text: string, delimiter: string): Table {
  const rows = parseRows(text, delimiter).filter((row) => filled(row) > 0);
  return { delimiter, rows, body: rows.slice(Math.max(0, headingOf(rows))) };
}

/** Whether a text's rows show that it is a table: prose continues with a space after a comma, cells don't. */
function isTable(text: string, { delimiter, body }: Table): boolean {
  const [first = []] = body;
  const areRows = body.every((row) => row.length === first.length && row.every((cell) => !cell.startsWith(' ')));
  const isMarked = delimiter === ',' ? /(?:^|[,\n])"/u.test(text) : Boolean(first[0]?.trim());
  const isNamed = isHeading(first) && (first.some(isTextLabel) || areRows);
  return body.every((row) => row.length > 1) && (isNamed || (areRows && isMarked));
}

/** The number of columns; none if a cell begins with a space, because then the delimiter is part of a text. */
const widthOf = ({ rows }: Table): number =>
  rows.flat().some((cell) => cell.startsWith(' ')) ? 0 : Math.max(0, ...rows.map(({ length }) => length));

/** The rows of a text that is a table as a whole, which a file can be by its name; null for any other text. */
export function rowsOfText(text: string, isTableFile = false): Rows | null {
  const even = plainTextOf(text).trim();
  const tables = ['\t', ';', ','].map((delimiter) => tableOf(even, delimiter));
  const [widest] = tables.toSorted((one, other) => widthOf(other) - widthOf(one));
  const found = tables.find((table) => isTable(even, table)) ?? (isTableFile ? widest : undefined);
  if (!found) return null;
  // Cells beyond the heading belong to the last one: it was typed without quotes.
  const [heading = []] = found.body;
  const last = isHeading(heading) ? heading.length - 1 : Infinity;
  const rows = found.rows.map((row) =>
    row.length > last + 1 ? [...row.slice(0, last), row.slice(last).join(found.delimiter)] : row,
  );
  return rows.map((row) => row.map((cell) => cell.trim()));
}

export const textOfRows = (rows: Rows): string =>
  rows
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', '<br>')).join(' | ')} |`)
    .join('\n');
