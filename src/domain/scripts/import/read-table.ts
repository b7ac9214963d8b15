import { countWords } from '../count-words.ts';
import type { FoundScript } from './found-script.ts';
import { callsIn, endsSentence, explains, isOther, rankOfName, rankOfText, speaks } from './speech.ts';

export type Rows = readonly (readonly string[])[];

/** The columns of a table that hold texts and names. */
interface Columns {
  readonly texts: readonly number[];
  /** -1 if there is none. */
  readonly name: number;
  /** Whether a heading tells that texts are spoken. */
  readonly isTold: boolean;
  /** The row that messages begin with. */
  readonly first: number;
}

const cellsOf = (rows: Rows, column: number): readonly string[] =>
  rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
const wordsIn = (rows: Rows, column: number): number =>
  cellsOf(rows, column).reduce((sum, cell) => sum + countWords(cell), 0);

/** A heading without its number, as of `Text 2`. */
const unnumbered = (heading = ''): string => heading.replace(/\s*#?\d+$/u, '');
/** How surely a cell heads texts; its words may have another one before them: `English prompt`. */
const textRank = (cell = ''): number => Math.max(rankOfText(unnumbered(cell)), rankOfText(cell.replace(/^\S+\s/u, '')));

const isHeading = (row: readonly string[]): boolean =>
  row.some((cell) => textRank(cell) >= 0) && row.every((cell) => countWords(cell) <= 4);

/** Whether a cell is more than a number or a time. */
const isName = (cell: string): boolean => !/^[\d\s.:~s-]*$/u.test(cell);

function nameOf(heading: readonly string[], rows: Rows, free: readonly number[]): number {
  const rank = (column: number): number => rankOfName(heading[column] ?? '');
  const [told] = free.filter((column) => rank(column) >= 0).toSorted((a, b) => rank(a) - rank(b));

  return told ?? free.find((column) => !isOther(heading[column] ?? '') && cellsOf(rows, column).some(isName)) ?? -1;
}

/** The columns of texts and names: by their heading, or else the one with most words and the first other one. */
export function columnsOf(rows: Rows): Columns {
  const at = rows.slice(0, 3).findIndex(isHeading);
  const heading = rows[at] ?? [];
  const body = rows.slice(at + 1);
  const columns = [...Array.from({ length: rows.reduce((most, row) => Math.max(most, row.length), 0) }).keys()];
  const told = columns.filter((column) => textRank(heading[column]) >= 0);
  const likely = told.length > 0 ? told : columns;
  const [text = 0] = likely.toSorted((a, b) => wordsIn(body, b) - wordsIn(body, a));
  const texts = columns.filter(
    (column) => column === text || (told.includes(column) && unnumbered(heading[column]) === unnumbered(heading[text])),
  );
  const free = columns.filter((column) => !texts.includes(column));
  return { texts, name: nameOf(heading, body, free), isTold: told.length > 0, first: at + 1 };
}

/** Whether a table in a document holds scripts. */
export function holdsScripts(rows: Rows): boolean {
  const { texts, isTold, first } = columnsOf(rows);
  const cells = texts.flatMap((column) => cellsOf(rows.slice(first), column));
  const most = (test: (cell: string) => boolean): boolean => cells.filter(test).length * 2 >= cells.length;
  if (cells.length === 0 || most((cell) => callsIn(cell) > 0)) return cells.length > 0;
  const areMeant = cells.filter(speaks).length >= cells.filter(explains).length;
  return isTold && areMeant && most((cell) => endsSentence(cell) || countWords(cell) > 4);
}

/** A name without the ending of a sound file. */
export const withoutEnding = (name: string): string => name.replace(/\.(?:wav|mp3|ogg|gsm|m4a|aiff?|au)$/iu, '');

/** The messages of a table, a row each; what is above its heading is most likely not spoken. */
export function scriptsOfRows(rows: Rows): readonly FoundScript[] {
  const { texts, name, first } = columnsOf(rows);
  const above = rows.slice(0, Math.max(0, first - 1)).map((row) => row.filter(Boolean).join(' '));
  const found = rows.slice(first).flatMap((row) =>
    texts.map((column, index) => {
      const own = withoutEnding(row[name] ?? '');
      return { name: index > 0 && own !== '' ? `${own} ${index + 1}` : own, content: row[column] ?? '' };
    }),
  );
  return [...above.map((content) => ({ name: '', content, isUnlikely: true as const })), ...found].filter(
    ({ content }) => content !== '',
  );
}
