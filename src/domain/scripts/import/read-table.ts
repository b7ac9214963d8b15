import { countWords } from '../count-words.ts';
import type { Block } from './block.ts';
import { callsIn, endsSentence, isNote, isTextLabel, rankOfName } from './speech.ts';

export type Rows = readonly (readonly string[])[];

/** The columns of a table with its texts and names; -1 if there is no name column. */
interface Columns {
  readonly text: number;
  readonly name: number;
  /** Whether a heading indicates spoken texts. */
  readonly isTold: boolean;
  /** The first row with messages. */
  readonly first: number;
}

const cellsOf = (rows: Rows, column: number): readonly string[] => rows.map((row) => row[column] ?? '').filter(Boolean);

/** Whether a cell is the heading of texts; another word may precede it: `English prompt`. */
const isTexts = (cell = ''): boolean => isTextLabel(cell) || isTextLabel(cell.replace(/^\S+\s/u, ''));

export const isHeading = (row: readonly string[]): boolean =>
  row.some((cell) => isTexts(cell)) && row.every((cell) => countWords(cell) <= 4);

/** A number or a time is not a name. */
const isName = (cell: string): boolean => !/^[\d\s.:~s-]*$/u.test(cell);

/** The columns of texts and names: by their heading, or else the one with the most words and the first other one. */
export function columnsOf(rows: Rows): Columns {
  const at = rows.slice(0, 3).findIndex(isHeading);
  const heading = rows[at] ?? [];
  const body = rows.slice(at + 1);
  const wordsIn = (column: number): number => countWords(cellsOf(body, column).join(' '));
  const rank = (column: number): number => rankOfName(heading[column] ?? '');
  const columns = [...Array.from({ length: Math.max(0, ...rows.slice(0, 100).map((row) => row.length)) }).keys()];
  const told = columns.filter((column) => isTexts(heading[column]));
  const [text = 0] = (told.length > 0 ? told : columns).toSorted((a, b) => wordsIn(b) - wordsIn(a));
  const free = columns.filter((column) => column !== text);
  const [named] = free.filter((column) => rank(column) >= 0).toSorted((a, b) => rank(a) - rank(b));
  const first = free.find((column) => !isNote(heading[column] ?? '') && cellsOf(body, column).some(isName));
  return { text, name: named ?? first ?? -1, isTold: told.length > 0, first: at + 1 };
}

/** The messages of a table, one per row; what is above its header row is a note. */
export function blocksOfRows(rows: Rows): readonly Block[] {
  const { text, name, first } = columnsOf(rows);
  const title = rows.slice(0, Math.max(0, first - 1)).map((row) => row.filter(Boolean).join(' '));
  return [
    ...title.map((line) => ({ kind: 'note', text: line }) as const),
    ...rows.slice(first).map((row) => ({ kind: 'row', text: row[text] ?? '', name: row[name] ?? '' }) as const),
  ].filter((block) => block.text !== '');
}

/** Whether a table in a document contains scripts. */
function holdsScripts(rows: Rows): boolean {
  const { text, isTold, first } = columnsOf(rows);
  const cells = cellsOf(rows.slice(first), text);
  const isScript = (cell: string): boolean =>
    callsIn(cell) > 0 || (isTold && (endsSentence(cell) || countWords(cell) > 4));
  return cells.length > 0 && cells.filter(isScript).length * 2 >= cells.length;
}

/** The blocks of a table in a document. */
export const blocksOfTable = (rows: Rows): readonly Block[] =>
  holdsScripts(rows) ? blocksOfRows(rows) : [{ kind: 'table', text: rows.map((row) => row.join('\t')).join('\n') }];
