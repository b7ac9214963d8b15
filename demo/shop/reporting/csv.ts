import { csvFormatRow } from 'd3-dsv';

/** What spreadsheets take for a formula, also after spaces and in the wide signs of East Asia. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

const asText = (cell: string | number): string =>
  typeof cell === 'string' && formula.test(cell) ? `'${cell}` : String(cell);

/** Rows of cells as CSV (RFC 4180). A text that would be a formula gets an apostrophe in front. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${csvFormatRow(row.map(asText))}\r\n`).join('');
