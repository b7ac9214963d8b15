import { csvFormatRow } from 'd3-dsv';

/** Text that spreadsheets treat as a formula, also after spaces and in full-width characters. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

const asText = (cell: string | number): string =>
  typeof cell === 'string' && formula.test(cell) ? `'${cell}` : String(cell);

/** Rows of cells as CSV (RFC 4180). Text that would be a formula gets an apostrophe in front. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${csvFormatRow(row.map(asText))}\r\n`).join('');
