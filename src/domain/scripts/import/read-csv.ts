import { dsvFormat } from 'd3-dsv';
import { plainTextOf } from './plain-text.ts';
import { rankOfName, rankOfText } from './speech.ts';
import { columnsOf, type Rows } from './read-table.ts';

/** The first line that Excel reads and writes: `sep=;`. */
const separatorLine = /^\s*"?sep=([,;\t|])"?[,;\t| ]*(?:\n|$)/iu;

const rowsOf = (text: string, delimiter: string): Rows =>
  dsvFormat(delimiter)
    .parseRows(text.replace(separatorLine, ''))
    .filter((row) => row.some((cell) => cell.trim() !== ''));

const areEven = (rows: Rows): boolean => rows.every((row) => row.length === rows[0]?.length && row.length > 1);
/** Words go on with a blank after a comma, cells don't. */
const areCells = (row: readonly string[]): boolean => row.every((cell) => !cell.startsWith(' '));

function isTableBy(text: string, delimiter: string): boolean {
  const rows = rowsOf(text, delimiter);
  if (delimiter === '\t')
    return rows.length > 0 && rows.every((row) => row.length > 1 && /[\p{L}\d]/u.test(row[0] ?? ' a'));
  const isHeading = (row: readonly string[]): boolean =>
    row.length > 1 &&
    areCells(row) &&
    row.some((cell) => rankOfText(cell) >= 0) &&
    row.some((cell) => rankOfName(cell) >= 0 || cell.trim() !== '');
  const isHeaded = rows.slice(0, 3).some(isHeading);
  return isHeaded || (areEven(rows) && rows.every(areCells) && new RegExp(`(?:^|[${delimiter}\\n])"`, 'u').test(text));
}

const delimiterOf = (text: string): string | undefined =>
  separatorLine.exec(text)?.[1] ?? ['\t', ';', ','].find((one) => text.includes(one) && isTableBy(text, one));

/** Cells beyond those of the heading go with the text: it was typed without quotes. */
function withTails(rows: Rows, delimiter: string): Rows {
  const { texts, first } = columnsOf(rows);
  const width = first > 0 ? (rows[first - 1]?.length ?? 0) : Math.min(...rows.map((row) => row.length));
  const [text = 0] = texts;
  if (delimiter === '\t' || width < 2) return rows;
  return rows.map((row) => {
    const extra = row.length - width;
    return extra > 0
      ? [...row.slice(0, text), row.slice(text, text + extra + 1).join(delimiter), ...row.slice(text + extra + 1)]
      : row;
  });
}

/** The rows of a text that is a table as a whole; null for any other. */
export function rowsOfTable(text: string): Rows | null {
  const even = plainTextOf(text);
  const delimiter = delimiterOf(even);
  return delimiter === undefined
    ? null
    : withTails(rowsOf(even, delimiter), delimiter).map((row) => row.map((cell) => cell.trim()));
}

/** The text of a file that is known to be a table, such that it reads as one by itself. */
export function asTable(text: string): string {
  const even = plainTextOf(text);
  if (even.trim() === '' || delimiterOf(even) !== undefined) return text;
  const delimiter = ['\t', ';', ','].find((one) => {
    const rows = rowsOf(even, one);
    return rows.filter((row) => row.length > 1 && !row[1]?.startsWith(' ')).length * 2 > rows.length;
  });
  return `sep=${delimiter ?? '\t'}\n${text}`;
}
