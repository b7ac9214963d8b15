import Papa from 'papaparse';
import { plainTextOf } from './plain-text.ts';

export type Row = readonly string[];

/** The first line that Excel reads, and writes: `sep=;`. */
const separatorLine = /^\s*"?sep=([,;\t|])"?[,;\t| ]*(?:\n|$)/iu;

/** The delimiter that a text names in its first line; undefined where it names none. */
export const namedDelimiter = (text: string): string | undefined => separatorLine.exec(plainTextOf(text))?.[1];

const quoted = '"[^"]*(?:""[^"]*)*"';
const isQuoted = new RegExp(`^${quoted}$`, 'u');

/** Cells that begin with a quotation mark, each with what parts it from the one before: up to a mark at its end, if any. */
const markedCells = (delimiter: string): RegExp =>
  new RegExp(`(^|[${delimiter}\\n]) *(${quoted}(?= *(?:[${delimiter}\\n]|$))|"[^${delimiter}\\n]*)`, 'gu');

/** Whether a cell is in quotation marks as a whole. */
export const hasQuotedCell = (text: string, delimiter: string): boolean =>
  [...plainTextOf(text).matchAll(markedCells(delimiter))].some(([, , cell = '']) => isQuoted.test(cell));

/** Wording that begins with a quotation mark is quoted as a whole: the mark would take all up to the next one. */
const withWordingQuoted = (text: string, delimiter: string): string =>
  text.replace(markedCells(delimiter), (_all, before: string, cell: string) =>
    isQuoted.test(cell) ? before + cell : `${before}"${cell.replaceAll('"', '""')}"`,
  );

/** The rows of a table that are not blank, with all of their cells as they are. */
export function rowsOf(text: string, delimiter: string): readonly Row[] {
  const table = withWordingQuoted(plainTextOf(text).replace(separatorLine, ''), delimiter);
  return Papa.parse<string[]>(table, { delimiter, newline: '\n', skipEmptyLines: 'greedy' }).data;
}

/** The number of a row's cells up to the last one that holds anything. */
export const endOf = (row: Row): number => row.findLastIndex((cell) => cell.trim() !== '') + 1;

/** The number of columns that hold anything. A table may have more rows than a call can have arguments. */
export const widthOf = (rows: readonly Row[]): number => rows.reduce((most, row) => Math.max(most, endOf(row)), 0);

/** A row whose cells from a column on are one, as they were written: commas of a text that was typed without quotes. */
export const joinedFrom = (row: Row, column: number, delimiter: string): Row => [
  ...row.slice(0, column),
  row.slice(column, endOf(row)).join(delimiter),
];

interface Written {
  readonly heading: Row;
  readonly delimiter: string;
}

/** Cells that begin with a blank go with the one before: words go on so after a comma. */
function withBlanksJoined(row: Row, delimiter: string): Row {
  const cells: string[] = [];
  for (const cell of row) {
    const before = cell.startsWith(' ') ? cells.pop() : undefined;
    cells.push(before === undefined ? cell : before + delimiter + cell);
  }
  return cells;
}

/** A row with more cells than the heading, where the text was typed without quotes: what is too much goes with the text. */
export function withTextJoined(row: Row, text: number, { heading, delimiter }: Written): Row {
  if (!/[,;]/u.test(delimiter) || endOf(row) <= endOf(heading)) return row;
  const joined = withBlanksJoined(row, delimiter);
  if (endOf(joined) === endOf(heading)) return joined;
  const last = text + Math.max(0, row.length - heading.length);
  return [...row.slice(0, text), row.slice(text, last + 1).join(delimiter), ...row.slice(last + 1)];
}

/** The number of cells that most rows have, the smallest of equals; rows of one cell don't count. */
function usualLength(rows: readonly Row[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [[length] = [0]] = [...counts].toSorted(([a, rowsA], [b, rowsB]) => rowsB - rowsA || a - b);
  return length;
}

/** The first column after two that all rows begin with a blank, as words do after a comma; Infinity where there is none. */
function goesOnAt(rows: readonly Row[], delimiter: string): number {
  if (!/[,;]/u.test(delimiter)) return Infinity;
  const columns = Array.from({ length: widthOf(rows) }).keys();
  const found = [...columns].slice(2).find((column) => {
    const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== '');
    return cells.length > 0 && cells.every((cell) => cell.startsWith(' '));
  });
  return found ?? Infinity;
}

/** The rows of a table without a heading, where texts that were typed without quotes have the delimiter in them. */
export function withTailsJoined(rows: readonly Row[], delimiter: string): readonly Row[] {
  const width = Math.min(usualLength(rows), goesOnAt(rows, delimiter));
  if (width < 2) return rows;
  return rows.map((row) => (row.length > width ? joinedFrom(row, width - 1, delimiter) : row));
}
