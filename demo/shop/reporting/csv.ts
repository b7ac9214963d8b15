import Papa from 'papaparse';

/** What spreadsheets take for a formula, also after spaces and in the wide signs of East Asia. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Rows of cells as CSV (RFC 4180). A text that would be a formula gets an apostrophe in front. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => [...row]);
  return `${Papa.unparse(cells, { escapeFormulae: formula })}\r\n`;
}
