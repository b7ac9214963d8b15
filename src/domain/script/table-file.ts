import { isTable } from './read-table.ts';
import { scriptsOfText } from './read-scripts.ts';
import { rowsOf } from './table-rows.ts';

/** Whether a delimiter parts names from texts, rather than the words of a sentence: in most rows, with no blank after it. */
function parts(text: string, delimiter: string): boolean {
  const rows = rowsOf(text, delimiter);
  const parted = rows.filter(({ length }) => length > 1);
  return parted.length * 2 > rows.length && parted.every(([, second = '']) => !second.startsWith(' '));
}

/** Whether rows of one column are titles with their texts rather than a message each. */
const isDocument = (text: string): boolean =>
  scriptsOfText(text).every(({ name, isUnlikely }) => isUnlikely || name !== '');

/**
 * The text of a file that is known to be a table, so that it reads as one by itself: with the line above it by which Excel
 * tells what parts the cells, where nothing else does.
 */
export function asTable(text: string): string {
  if (text.trim() === '' || isTable(text)) return text;
  const delimiter = ['\t', ';', ','].find((one) => parts(text, one));
  // A tab is in no cell of a single column.
  return delimiter === undefined && isDocument(text) ? text : `sep=${delimiter ?? '\t'}\n${text}`;
}
