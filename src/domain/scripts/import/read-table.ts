import { countWords } from '../count-words.ts';
import type { Block } from './block.ts';
import { withoutQuotes } from './parse-lines.ts';
import { callsIn, endsSentence, isNameLabel, isTextLabel } from './speech.ts';

export type Rows = readonly (readonly string[])[];

/** Whether a row names columns: by words that do, or if a line below it says so and it is not spoken. */
const isHeading = (row: readonly string[] = [], isRuled = false): boolean =>
  (isRuled || row.some((cell) => isTextLabel(cell) || isNameLabel(cell))) &&
  row.every((cell) => countWords(cell) <= 4 && callsIn(cell) === 0 && !endsSentence(cell));

/** One block per row, by what the heading says, or else by the column with most words; a doubtful heading is a note. */
export function blocksOfRows(rows: Rows, isRuled = false): readonly Block[] {
  const isHeaded = isHeading(rows[0], isRuled);
  const [heading = [], body] = isHeaded ? [rows[0], rows.slice(1)] : [[], rows];
  const columns = [...Array(Math.max(0, ...rows.slice(0, 100).map(({ length }) => length))).keys()];
  const cellsOf = (column: number): string => body.map((row) => row[column] ?? '').join(' ');
  const told = columns.filter((column) => isTextLabel(heading[column] ?? ''));
  // Without a heading, two columns are name and text (docs/contract.md).
  const texts = isHeaded || columns.length !== 2 ? columns : [1];
  const [most = 0] = (told.length > 0 ? told : texts).toSorted(
    (a, b) => countWords(cellsOf(b)) - countWords(cellsOf(a)),
  );
  const free = columns.filter((column) => column !== most && /\p{L}/u.test(cellsOf(column)));
  const named = free.find((column) => isNameLabel(heading[column] ?? '')) ?? free[0] ?? -1;
  const above: readonly Block[] = isHeaded && told.length === 0 ? [{ kind: 'note', text: heading.join('\t') }] : [];
  const blocks = body.map((row): Block => {
    const [cell = '', name = ''] = [row[most], row[named]];
    const content = withoutQuotes(cell);
    return { kind: told.length > 0 ? 'named' : 'row', text: row.join('\t'), name, content, isQuoted: content !== cell };
  });
  return [...above, ...blocks];
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

/** Whether a text's rows show that it is a table: prose continues with a space after a comma, cells don't. */
function isTable(text: string, rows: Rows, delimiter: string): boolean {
  const [first = []] = rows;
  const areRows = rows.every((row) => row.length === first.length && row.every((cell) => !cell.startsWith(' ')));
  const isMarked = delimiter === ',' ? /(?:^|[,\n])"/u.test(text) : Boolean(first[0]?.trim());
  const isNamed = isHeading(first) && (first.some(isTextLabel) || areRows);
  return rows.every((row) => row.length > 1) && (isNamed || (areRows && isMarked));
}

/** The rows of a text that is a table as a whole, which a file can be by its name; null for any other text. */
export function rowsOfText(text: string, isTableFile = false): Rows | null {
  const even = plainTextOf(text).trim();
  const tables = ['\t', ';', ','].map((delimiter) => {
    const rows = parseRows(even, delimiter).filter((row) => row.some((cell) => cell.trim() !== ''));
    return { delimiter, rows, width: rows.flat().some((cell) => cell.startsWith(' ')) ? 0 : (rows[0]?.length ?? 0) };
  });
  const [widest] = tables.toSorted((one, other) => other.width - one.width);
  const found =
    tables.find(({ rows, delimiter }) => isTable(even, rows, delimiter)) ?? (isTableFile ? widest : undefined);
  if (!found) return null;
  // Cells beyond the heading belong to the last one: it was typed without quotes.
  const last = isHeading(found.rows[0]) ? (found.rows[0] ?? []).length - 1 : Infinity;
  const rows = found.rows.map((row) =>
    row.length > last + 1 ? [...row.slice(0, last), row.slice(last).join(found.delimiter)] : row,
  );
  return rows.map((row) => row.map((cell) => cell.trim()));
}

export const textOfRows = (rows: Rows): string =>
  rows
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', '<br>')).join(' | ')} |`)
    .join('\n');
