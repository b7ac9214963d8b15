import { columnsOf, isHeading, type Rows } from './read-table.ts';

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

/** The first line that Excel reads and writes: `sep=;`. */
const separatorLine = /^\s*"?sep=([,;\t|])"?[,;\t| ]*(?:\n|$)/iu;
const delimiters = ['\t', ';', ','];

const rowsBy = (delimiter: string, text: string): Rows =>
  parseRows(text.replace(separatorLine, ''), delimiter).filter((row) => row.some((cell) => cell.trim() !== ''));

/** Prose continues with a space after a comma, cells don't. */
const isRow = (row: readonly string[]): boolean => row.length > 1 && row.every((cell) => !cell.startsWith(' '));

/** Whether a text's rows show that it is a table. */
function isTable(rows: Rows, delimiter: string): boolean {
  if (delimiter === '\t') return rows.length > 0 && rows.every((row) => row.length > 1 && row[0]?.trim() !== '');
  if (rows.slice(0, 3).some((row) => isRow(row) && isHeading(row))) return true;
  const isEven = rows.every((row) => isRow(row) && row.length === rows[0]?.length);
  return isEven && rows.flat().some((cell) => /["\n]|, /u.test(cell));
}

const delimiterOf = (text: string): string | undefined =>
  separatorLine.exec(text)?.[1] ?? delimiters.find((one) => text.includes(one) && isTable(rowsBy(one, text), one));

/** The rows of a text that is a table as a whole; null for any other text. */
export function rowsOfText(text: string): Rows | null {
  const even = plainTextOf(text);
  const delimiter = delimiterOf(even);
  if (delimiter === undefined) return null;
  const rows = rowsBy(delimiter, even).map((row) => row.map((cell) => cell.trim()));
  const { text: column, first } = columnsOf(rows);
  const width = rows[first - 1]?.length ?? Infinity;
  // Cells beyond the header row belong to the text: it was typed without quotes.
  return rows.map((row) => {
    const end = column + 1 + Math.max(0, row.length - width);
    return [...row.slice(0, column), row.slice(column, end).join(`${delimiter} `), ...row.slice(end)];
  });
}

/** The text of a file that is known to be a table, changed so that it can be recognized as one. */
export function asTable(text: string): string {
  const even = plainTextOf(text);
  if (even.trim() === '' || delimiterOf(even) !== undefined) return text;
  const delimiter = delimiters.find(
    (one) => rowsBy(one, even).filter(isRow).length * 2 > even.trim().split('\n').length,
  );
  return `sep=${delimiter ?? '\t'}\n${text}`;
}
