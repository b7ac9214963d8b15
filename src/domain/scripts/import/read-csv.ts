import { isHeading, type Rows } from './read-table.ts';

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

/** Prose continues with a space after a comma, cells don't. */
const isRow = (row: readonly string[]): boolean => row.length > 1 && row.every((cell) => !cell.startsWith(' '));

/** Whether a text's rows show that it is a table. */
function isTable(rows: Rows, delimiter: string): boolean {
  const [first = []] = rows;
  const isEven = rows.every((row) => isRow(row) && row.length === first.length);
  const isSure = delimiter === '\t' ? Boolean(first[0]?.trim()) : rows.flat().some((cell) => /["\n]|, /u.test(cell));
  return (isRow(first) && isHeading(first)) || (isEven && isSure);
}

const delimiters = ['\t', ';', ','];

/** The rows of a text that is a table as a whole, which a file can be by its name; null for any other text. */
export function rowsOfText(text: string, isTableFile = false): Rows | null {
  const even = plainTextOf(text).trim();
  const rowsBy = (one: string): Rows => parseRows(even, one).filter((row) => row.some((cell) => cell.trim() !== ''));
  const isMostlyRows = (one: string): boolean => rowsBy(one).filter(isRow).length * 2 > even.split('\n').length;
  const found = delimiters.find((one) => isTable(rowsBy(one), one));
  const delimiter = found ?? (isTableFile ? (delimiters.find(isMostlyRows) ?? '\t') : null);
  if (delimiter === null) return null;
  const rows = rowsBy(delimiter);
  // Cells beyond the heading belong to the last one: it was typed without quotes.
  const last = isHeading(rows[0]) ? (rows[0] ?? []).length - 1 : Infinity;
  const isLong = (row: readonly string[]): boolean => row.length > last + 1;
  const cells = rows.map((row) => (isLong(row) ? [...row.slice(0, last), row.slice(last).join(delimiter)] : row));
  return cells.map((row) => row.map((cell) => cell.trim()));
}
