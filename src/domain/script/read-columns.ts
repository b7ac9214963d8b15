import { countWords } from '../words.ts';
import {
  dialledOf,
  furtherTexts,
  headingOf,
  isNameHeading,
  isRemarks,
  nameOf,
  tellsBoth,
  tellsText,
  textsOf,
} from './column-words.ts';
import { isSpoken, isWording } from './spoken-line.ts';
import { endOf, widthOf, withTailsJoined, withTextJoined, type Row } from './table-rows.ts';
import { endsSentence } from './titles.ts';

/** A title may stand above the heading, and when it was printed. */
const mostRowsToHeading = 5;
const mostNameWords = 6;
const mostHeadingWords = 3;
/** A text rather than a name. */
const fewestTextWords = 5;

/** Where names and texts are in a table. */
export interface Columns {
  readonly text: number;
  /** -1 where there are none. */
  readonly name: number;
  /** Other columns that are called texts: what is only there must not be lost. */
  readonly others: readonly number[];
  /** Columns of further texts, which are messages of their own. */
  readonly further: readonly number[];
  /** The last column, where what stands after it goes with it as it is a text; else -1. */
  readonly open: number;
  /** A column of remarks that may be the texts all the same; -1 where there is none. */
  readonly remarks: number;
  /** What stands above the heading, and a first row that is likely to be one. */
  readonly above: readonly Row[];
  /** The rows without them and the heading. */
  readonly below: readonly Row[];
}

export const cellOf = (row: Row, column: number): string => row[column]?.trim() ?? '';

/** Whether a cell is wording, as no heading is: `Message` before it is a name then. */
const isSentence = (cell: string): boolean =>
  isWording(cell.trim()) || (countWords(cell) >= mostHeadingWords && /[.!?…]["”»]?\s*$/u.test(cell));

/** Where the heading of a table is: the first row tells of a text, or one of the first few of a name, too; else -1. */
export function headingAt(rows: readonly Row[]): number {
  const found = rows.slice(0, mostRowsToHeading).findIndex(tellsBoth);
  return found < 0 && tellsText(rows[0]) && rows[0]?.some(isSentence) === false ? 0 : found;
}

/** The one with the most words of some columns, the first one of equals. */
function longestOf(columns: readonly number[], rows: readonly Row[]): number {
  const words = columns.map((column) => countWords(rows.map((row) => row[column] ?? '').join(' ')));
  return columns[words.indexOf(Math.max(0, ...words))] ?? -1;
}

/** Whether a cell is a few words, not a number. */
const canName = (cell: string): boolean => cell === '' || (/\p{L}{3}/u.test(cell) && countWords(cell) <= mostNameWords);

/** The first column before the texts whose cells can be names; -1 where there is none. */
function namesBefore(rows: readonly Row[], text: number): number {
  const columns = rows[0]?.slice(0, text).keys() ?? [];
  const found = [...columns].find((column) => {
    const cells = rows.map((row) => cellOf(row, column));
    return cells.some(Boolean) && cells.every(canName);
  });
  return found ?? -1;
}

/** Whether a first row without a known word is a heading all the same: a few words and no numbers, over texts. */
function isHeadingOver([heading = [], ...below]: readonly Row[], text: number): boolean {
  const areFew = heading.every((cell) => countWords(cell) <= mostHeadingWords && !/\d/u.test(cell));
  const found = below.map((row) => cellOf(row, text)).filter(Boolean);
  const areTexts = found.every((one) => countWords(one) >= fewestTextWords);
  return found.length > 1 && areFew && areTexts && !/[.!?]$/u.test(cellOf(heading, text));
}

/** By the headings. Of two columns that could be the texts, the one with more words is, and the other has the names. */
function columnsBelow(table: readonly Row[], at: number, delimiter: string): Columns {
  const row = table[at] ?? [];
  const heading = headingOf(row);
  const rows = table.slice(at + 1);
  const further = furtherTexts(heading);
  const text = longestOf(
    textsOf(heading).filter((column) => !further.includes(column)),
    rows,
  );
  const last = heading.length - 1;
  const open = text === last || further.includes(last) ? last : -1;
  const below = open < 0 ? rows.map((one) => withTextJoined(one, text, { heading: row, delimiter })) : rows;
  const name =
    [nameOf(heading, text), namesBefore(below, text), dialledOf(heading)].find((column) => column >= 0) ?? -1;
  const others = [...heading.keys()].filter((column) => column !== text && tellsText([heading[column] ?? '']));
  // `Message` may be the name of a short text.
  const isSure = text > 0 || further.length > 0 || endOf(row) > 2 || tellsBoth(row) || isRemarks(row[1]);
  return { text, name, others, further, open, remarks: -1, above: table.slice(0, isSure ? at : at + 1), below };
}

/** A row that ends before the texts has its own at its end. */
const withTextAt = (row: Row, text: number): Row =>
  row.length > text ? row : [...row.slice(0, -1), ...Array<string>(text - row.length + 1).fill(''), row.at(-1) ?? ''];

/** Whether most cells of a column speak to callers. */
function isSpokenColumn(rows: readonly Row[], column: number): boolean {
  const cells = rows.map((row) => cellOf(row, column)).filter(Boolean);
  return cells.filter(isSpoken).length * 2 > cells.length;
}

/** The texts right after the names, where they speak to callers in sentences and a column of more words does not. */
function textBesides(rows: readonly Row[], longest: number): number {
  if (isSpokenColumn(rows, longest)) return longest;
  const found = [...Array.from({ length: longest }).keys()].find((column) => {
    const areSentences = rows.every((row) => cellOf(row, column) === '' || endsSentence(cellOf(row, column)));
    return areSentences && isSpokenColumn(rows, column) && namesBefore(rows, column) === column - 1;
  });
  return found ?? longest;
}

/** Whether the first of two columns has sentences in all rows, and the other one names. */
function isTextFirst(rows: readonly Row[]): boolean {
  const areTexts = rows.every(
    (row) => isText(cellOf(row, 0)) && (endsSentence(cellOf(row, 0)) || !canName(cellOf(row, 0))),
  );
  const seconds = rows.map((row) => cellOf(row, 1));
  return (
    areTexts &&
    seconds.some(Boolean) &&
    seconds.every((cell) => canName(cell) && !endsSentence(cell) && !isSpoken(cell))
  );
}

/** Whether a single row is a name and a text, in either order. */
export function isPair(row: Row): boolean {
  const [first, second] = [cellOf(row, 0), cellOf(row, 1)];
  const isNamed = first !== '' && canName(first) && !endsSentence(first) && !isSpoken(first) && isText(second);
  return row.length === 2 && (isNamed || isTextFirst([row]));
}

/** Whether the first of two columns is called as names are, and the other one by a few words, too. */
function isHeadingOfTwo([[name = '', text = ''] = [], ...below]: readonly Row[]): boolean {
  const isShort = text.trim() !== '' && countWords(text) <= mostHeadingWords && !endsSentence(text.trim());
  return below.length > 0 && isNameHeading(name) && isShort && !isWording(text.trim());
}

/** By the words of a name and a text, or of a text alone. */
function columnsOfTwo(rows: readonly Row[], width: number): Columns {
  const first = width === 2 && isHeadingOfTwo(rows) ? 1 : 0;
  const [above, below] = [rows.slice(0, first), rows.slice(first)];
  // A first row of few words may be a short message, which must not be lost.
  const text = width === 2 && isTextFirst(below) ? 0 : width - 1;
  return { text, name: width === 2 ? 1 - text : -1, others: [], further: [], open: -1, remarks: -1, above, below };
}

/** Where names and texts are in a table, by its heading, else by its words. */
export function columnsOf(table: readonly Row[], delimiter: string): Columns {
  const at = headingAt(table);
  if (at >= 0) return columnsBelow(table, at, delimiter);
  const joined = withTailsJoined(table, delimiter);
  const width = widthOf(joined);
  if (width < 3)
    return columnsOfTwo(
      joined.map((row) => withTextAt(row, width - 1)),
      width,
    );
  const longest = longestOf([...Array.from({ length: width }).keys()], joined);
  const text = textBesides(
    joined.filter((row) => endOf(row) > 1),
    longest,
  );
  const rows = joined.map((row) => withTextAt(row, text));
  const first = isHeadingOver(rows, text) ? 1 : 0;
  const [above, below] = [rows.slice(0, first), rows.slice(first)];
  const remarks = text === longest ? -1 : longest;
  return { text, name: namesBefore(below, text), others: [], further: [], open: -1, remarks, above, below };
}

/** Whether a cell is long enough for a text. */
export const isText = (cell: string): boolean => countWords(cell) >= fewestTextWords;
