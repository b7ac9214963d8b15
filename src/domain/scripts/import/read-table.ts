import { countWords } from '../count-words.ts';
import type { Block } from './block.ts';
import { callsIn, endsSentence, isNameLabel, isTextLabel } from './speech.ts';

export type Rows = readonly (readonly string[])[];

export const isHeading = (row: readonly string[] = []): boolean =>
  row.some((cell) => isTextLabel(cell)) && row.every((cell) => countWords(cell) <= 4);

/**
 * The columns of a table with its texts and names, by their heading, or else the one with the most words and the first
 * other one with words; -1 if there is none. `body` is without the heading.
 */
function columnsOf(rows: Rows) {
  const heading = isHeading(rows[0]) ? (rows[0] ?? []) : [];
  const body = heading.length > 0 ? rows.slice(1) : rows;
  const columns = [...Array(Math.max(0, ...rows.slice(0, 100).map(({ length }) => length))).keys()];
  const cellsOf = (column: number): readonly string[] => body.map((row) => row[column] ?? '');
  const wordsIn = (column: number): number => countWords(cellsOf(column).join(' '));
  const told = columns.filter((column) => isTextLabel(heading[column] ?? ''));
  const [text = 0] = (told.length > 0 ? told : columns).toSorted((a, b) => wordsIn(b) - wordsIn(a));
  const free = columns.filter((column) => column !== text);
  const hasLetters = (column: number): boolean => /\p{L}/u.test(cellsOf(column).join(''));
  const labelled = free.filter((column) => isNameLabel(heading[column] ?? ''));
  const name = labelled.find(hasLetters) ?? labelled[0] ?? free.find(hasLetters) ?? -1;
  return { text, name, body };
}

/** The messages of a table, one per row. */
export function blocksOfRows(rows: Rows): readonly Block[] {
  const { text, name, body } = columnsOf(rows);
  return body.map((row) => ({ kind: 'row', text: row[text] ?? '', name: row[name] ?? '' }));
}

/** The blocks of a table in a document: its messages if it contains scripts. */
export function blocksOfTable(rows: Rows): readonly Block[] {
  const cells = blocksOfRows(rows).flatMap(({ text }) => text || []);
  // Beside names, short texts are scripts, too: `201 | Olive Park, office manager`.
  const fewest = rows[0]?.some((cell) => isNameLabel(cell) && !isTextLabel(cell)) ? 3 : 5;
  const isScript = (cell: string): boolean =>
    callsIn(cell) > 0 || (isHeading(rows[0]) && (endsSentence(cell) || countWords(cell) >= fewest));
  const isTold = cells.length > 0 && cells.filter(isScript).length * 2 >= cells.length;
  return isTold ? blocksOfRows(rows) : [{ kind: 'table', text: rows.map((row) => row.join('\t')).join('\n') }];
}

/** A table in Markdown. */
export const textOfRows = (rows: Rows): string =>
  rows
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', '<br>')).join(' | ')} |`)
    .join('\n');
