import { folded } from '../folded.ts';
import { countWords } from '../words.ts';
import { linesOf, type FoundScript } from './read-scripts.ts';

type Row = readonly string[];

// What columns are called, folded: by docs/contract.md (Settled), and else in offices. The first words count most.
const texts = ['text', 'texte', 'texto', 'message', 'mensaje'];
const textsElsewhere = ['script', 'wording', 'content', 'contenu', 'contenido', 'guion', 'message text', 'prompt text'];
const names = ['name', 'nom', 'nombre', 'message name', 'prompt name'];
const namesElsewhere = ['title', 'titre', 'titulo', 'label', 'prompt', 'greeting'];
const textHeadings = [...texts, ...textsElsewhere];
const nameHeadings = [...names, ...namesElsewhere];

const mostNameWords = 6;
const fewestTextWords = 5;

const cellOf = (row: Row, column: number): string => row[column]?.trim() ?? '';

/** The column with one of some headings; -1 where none has. */
function columnOf(heading: Row, words: readonly string[]): number {
  const found = words.map((word) => heading.indexOf(word)).find((column) => column >= 0);
  return found ?? -1;
}

const headingOf = (row: Row): Row => row.map((cell) => folded(cell.trim()));

/** The column with the most words. */
function longestColumn(rows: readonly Row[]): number {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const words = Array.from({ length: width }, (_, column) =>
    countWords(rows.map((row) => row[column] ?? '').join(' ')),
  );
  return words.indexOf(Math.max(0, ...words));
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

const mostHeadingWords = 3;

/** Whether a first row without a known word is a heading all the same: a few words and no numbers, over texts. */
function isHeadingOver([heading = [], ...below]: readonly Row[], text: number): boolean {
  const areFew = heading.every((cell) => countWords(cell) <= mostHeadingWords && !/\d/u.test(cell));
  const areTexts = below.every((row) => countWords(row[text] ?? '') >= fewestTextWords);
  return below.length > 1 && areFew && areTexts && !/[.!?]$/u.test(cellOf(heading, text));
}

/** Where names and texts are in a table, and its rows without a heading. */
function readColumns(rows: readonly Row[]) {
  const heading = headingOf(rows[0] ?? []);
  const known = columnOf(heading, textHeadings);
  if (known >= 0) {
    const below = rows.slice(1);
    const name = columnOf(heading, nameHeadings);
    return { text: known, name: name < 0 ? namesBefore(below, known) : name, below };
  }
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex((cell) => cell.trim() !== '') + 1));
  // Two columns are name and text: a first row of few words may be a short message, which must not be lost.
  if (width < 3) return { text: width - 1, name: width - 2, below: rows };
  const text = longestColumn(rows);
  const below = isHeadingOver(rows, text) ? rows.slice(1) : rows;
  return { text, name: namesBefore(below, text), below };
}

/**
 * The messages of a table: by the columns that its heading names, in any case and language of ours. Without one a single
 * column is the text, of two the first is the name, and of more the texts are where most words are.
 */
export function scriptsOfRows(table: readonly Row[]): readonly FoundScript[] {
  // Nor the line below a heading in Markdown.
  const rows = table.filter((row) => row.some((cell) => !/^:?-*:?$/u.test(cell.trim())));
  const { text, name, below } = readColumns(rows);
  return below.flatMap((row) => {
    const content = cellOf(row, text);
    return content === '' ? [] : [{ name: cellOf(row, name), content }];
  });
}

/** Whether a text reads as a table: lines that all have tabs, or a heading with columns that are known. */
export function isTable(text: string): boolean {
  const lines = linesOf(text).filter(Boolean);
  const [first = ''] = lines;
  const heading = headingOf(first.split(/[,;\t|]/u).map((cell) => cell.replaceAll('"', '')));
  const isHeaded = columnOf(heading, textHeadings) >= 0;
  const isNamed = columnOf(heading, nameHeadings) >= 0;
  // A heading with nothing below it is a table, too: an empty one.
  if (isHeaded && heading.length > 1 && (isNamed || lines.length > 1)) return true;
  return lines.length > 1 && lines.every((line) => line.includes('\t'));
}
