/** What spreadsheets take for a formula, also after spaces and in the wide signs of East Asia. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows of cells as CSV (RFC 4180). A text that would be a formula gets an apostrophe in front. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}
