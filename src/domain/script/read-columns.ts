import { folded } from '../folded.ts';
import { countWords } from '../words.ts';
import { widthOf, withTailsJoined, type Row } from './table-rows.ts';

// What columns are called, folded: by docs/contract.md (Settled), and else in offices. The first words count most.
/** Of those that can be texts, a line each for what means the same in other languages. */
const textHeadings: readonly (readonly string[])[] = [
  ['text', 'texte', 'texto'],
  ['message', 'mensaje'],
  ['script', 'guion'],
  ['wording'],
  ['content', 'contenu', 'contenido'],
  ['message text'],
  ['prompt text'],
];
const names = ['name', 'nom', 'nombre', 'message name', 'prompt name'];
const namesElsewhere = ['title', 'titre', 'titulo', 'label'];
/** What some call the name, and others the text. */
const eitherHeadings = ['prompt', 'greeting'];
const fileHeadings = ['file name', 'filename', 'file', 'audio file', 'fichier', 'nom du fichier', 'archivo'];

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
  /** Whether what stands after the text goes with it. */
  readonly isOpen: boolean;
  /** What stands above the heading, and a first row that is likely to be one. */
  readonly above: readonly Row[];
  /** The rows without them and the heading. */
  readonly below: readonly Row[];
}

export const cellOf = (row: Row, column: number): string => row[column]?.trim() ?? '';

/** The column with one of some headings; -1 where none has. */
function columnOf(heading: Row, words: readonly string[]): number {
  const found = words.map((word) => heading.indexOf(word)).find((column) => column >= 0);
  return found ?? -1;
}

const headingOf = (row: Row): Row => row.map((cell) => folded(cell.trim()));

/** The columns that can be the texts by their heading, the likeliest first. */
const textsOf = (heading: Row): readonly number[] =>
  [...textHeadings, ...eitherHeadings.map((word) => [word])]
    .map((words) => columnOf(heading, words))
    .filter((column) => column >= 0);

/** The column of the names beside that of the texts; -1 where no heading tells. */
function nameOf(heading: Row, text: number): number {
  const known = [...names, ...namesElsewhere, ...eitherHeadings].map((word) => heading.indexOf(word));
  const files = columnOf(heading, fileHeadings);
  return [...known, ...textsOf(heading), files].find((column) => column >= 0 && column !== text) ?? -1;
}

/** Whether a word is what columns of names are called, or those of texts. */
export const isNameLabel = (word: string): boolean =>
  [...names, ...namesElsewhere, ...eitherHeadings].includes(folded(word));
export const isTextLabel = (word: string): boolean => tellsText([word]);

/** Whether the headings of a row tell of a text. */
export const tellsText = (row: Row = []): boolean => columnOf(headingOf(row), textHeadings.flat()) >= 0;

/** Whether the headings of a row tell of both a name and a text. */
export function tellsBoth(row: Row = []): boolean {
  const heading = headingOf(row);
  return textsOf(heading).some((text) => nameOf(heading, text) >= 0);
}

/** Whether a cell is wording, as no heading is: `Message` before it is a name then. */
const isSentence = (cell: string): boolean => countWords(cell) >= mostHeadingWords && /[.!?…]["”»]?\s*$/u.test(cell);

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
function columnsBelow(table: readonly Row[], at: number): Columns {
  const heading = headingOf(table[at] ?? []);
  const below = table.slice(at + 1);
  const texts = textsOf(heading);
  const text = longestOf(texts, below);
  const name = nameOf(heading, text);
  return {
    text,
    name: name < 0 ? namesBefore(below, text) : name,
    others: [...heading.keys()].filter((column) => column !== text && tellsText([heading[column] ?? ''])),
    isOpen: text === heading.length - 1,
    above: table.slice(0, at),
    below,
  };
}

/** A row that ends before the texts has its own at its end. */
const withTextAt = (row: Row, text: number): Row =>
  row.length > text ? row : [...row.slice(0, -1), ...Array<string>(text - row.length + 1).fill(''), row.at(-1) ?? ''];

/** Where names and texts are in a table, by its heading, else by its words. */
export function columnsOf(table: readonly Row[], delimiter: string): Columns {
  const at = headingAt(table);
  if (at >= 0) return columnsBelow(table, at);
  const joined = withTailsJoined(table, delimiter);
  const width = widthOf(joined);
  // Two columns are name and text: a first row of few words may be a short message, which must not be lost.
  const text = width < 3 ? width - 1 : longestOf([...Array.from({ length: width }).keys()], joined);
  const rows = joined.map((row) => withTextAt(row, text));
  const first = width > 2 && isHeadingOver(rows, text) ? 1 : 0;
  const below = rows.slice(first);
  const name = width < 3 ? width - 2 : namesBefore(below, text);
  return { text, name, others: [], isOpen: false, above: rows.slice(0, first), below };
}

/** Whether a cell is long enough for a text. */
export const isText = (cell: string): boolean => countWords(cell) >= fewestTextWords;
