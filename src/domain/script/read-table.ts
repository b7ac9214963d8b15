import { tellsBoth, tellsText } from './column-words.ts';
import { cellOf, columnsOf, headingAt, isPair, isText, type Columns } from './read-columns.ts';
import { isToReader } from './reader-words.ts';
import { scriptOf, unlikelyOf, type FoundScript } from './read-scripts.ts';
import { isMark, withoutStars } from './titles.ts';
import { hasQuotedCell, joinedFrom, namedDelimiter, rowsOf, type Row } from './table-rows.ts';

/** What files of recordings end in: their names can be those of messages. And a colon, as before a text. */
const nameEnd = /\.(?:wav|mp3|aiff?|ogg|m4a|wma|flac|gsm|vox|[au]law|sln)$|\s*:$/iu;

/**
 * The messages of a table: by the columns that its heading names, in any case and language of ours. Without one a single
 * column is the text, of two the first is the name, and of more the texts are where most words are.
 */
export function scriptsOfRows(table: readonly Row[], delimiter = '\t'): readonly FoundScript[] {
  // Nor the line below a heading in Markdown.
  const rows = table.filter((row) => row.some((cell) => !/^:?-*:?$/u.test(cell.trim())));
  const columns = columnsOf(rows, delimiter);
  const above = columns.above.map((row) =>
    unlikelyOf(joinedFrom(row, 0, delimiter).join('').replaceAll('\t', ' ').trim()),
  );
  return [...above, ...scriptsBelow(columns, delimiter)];
}

/** A line right below a table, which may be said about it. */
const scriptBelow = (line: string): FoundScript => (isToReader(line) ? unlikelyOf(line) : scriptOf('', line));

/** The messages of the rows below a heading. */
function scriptsBelow(columns: Columns, delimiter: string): readonly FoundScript[] {
  return columns.below.flatMap((row) => {
    // Markdown's rows have bars also where cells are empty: this is what was written right below the table.
    if (delimiter === '|' && row.length === 1) return [scriptBelow(cellOf(row, 0))];
    const remarks = cellOf(row, columns.remarks);
    return [...scriptsOfRow(row, columns, delimiter), ...(isText(remarks) ? [unlikelyOf(remarks)] : [])];
  });
}

/** The messages of a row: mostly one. */
function scriptsOfRow(
  row: Row,
  { text, name, others, further, open }: Columns,
  delimiter: string,
): readonly FoundScript[] {
  const contentAt = (column: number): string =>
    cellOf(column === open ? joinedFrom(row, column, delimiter) : row, column);
  const found = withoutStars(cellOf(row, name)).replace(nameEnd, '');
  const more = further.flatMap((column, index) => {
    const content = contentAt(column);
    return content === '' ? [] : [scriptOf(found === '' ? '' : `${found} ${index + 2}`, content)];
  });
  const content = contentAt(text);
  if (content !== '') return [scriptOf(found, content), ...more];
  const other = others.find((column) => isText(cellOf(row, column)));
  return other === undefined ? more : [scriptOf(other === name ? '' : found, cellOf(row, other)), ...more];
}

/** Whether rows have a heading with columns that are known. */
function isHeaded(rows: readonly Row[], delimiter: string): boolean {
  const at = headingAt(rows);
  const heading = rows[at] ?? [];
  if (heading.length < 2) return false;
  // A heading with nothing below it is a table, too: an empty one. A title of a document may have a comma.
  const isSentence = delimiter === ',' && heading.some((cell) => cell.startsWith(' '));
  return at > 0 ? !isSentence : tellsBoth(heading) || (rows.length > 1 && !isSentence);
}

/** What Word gives of a list: each line's mark, a tab, and the text. */
const isList = (rows: readonly Row[]): boolean =>
  rows.every((row) => row.length === row.findIndex(Boolean) + 2 && isMark(cellOf(row, row.length - 2)));

/** Whether rows that have no known heading, or a single column, are as programs write them: even, some of them quoted. */
function areWritten(rows: readonly Row[], text: string, delimiter: string): boolean {
  const [first = []] = rows;
  const isKnown = rows.length > 1 && tellsText(first);
  const isEven = rows.every((row) => row.length === first.length && !row.some((cell) => cell.startsWith(' ')));
  return (first.length > 1 || isKnown) && isEven && hasQuotedCell(text, delimiter);
}

/** What parts the cells of a text that reads as a table; undefined where it reads as none. */
function delimiterOf(text: string): string | undefined {
  const isOne = (delimiter: string): boolean => {
    if (!text.includes(delimiter) && !text.includes('"')) return false;
    const rows = rowsOf(text, delimiter);
    const areCells = rows.every(({ length }) => length > 1) && (rows.length > 1 || rows.every(isPair));
    const isTabbed = delimiter === '\t' && areCells && !isList(rows);
    return isTabbed || isHeaded(rows, delimiter) || areWritten(rows, text, delimiter);
  };
  return namedDelimiter(text) ?? ['\t', ';', '|', ','].find(isOne);
}

/**
 * Whether a text reads as a table: it has a heading with columns that are known, lines that all have tabs, or quoted cells
 * as spreadsheets save them.
 */
export const isTable = (text: string): boolean => delimiterOf(text) !== undefined;

/** The messages of a text that reads as a table. */
export function scriptsOfTable(text: string): readonly FoundScript[] {
  const delimiter = delimiterOf(text) ?? '\t';
  return scriptsOfRows(rowsOf(text, delimiter), delimiter);
}
