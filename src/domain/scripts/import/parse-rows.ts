import type { Rows } from './block.ts';

/**
 * The rows of a table with quoted cells, as in RFC 4180; lines end in `
 * `, `delimiter` is one character.
 */
export function parseRows(text: string, delimiter: string): Rows {
  const cell = new RegExp(String.raw`(?:"([^"]*(?:""[^"]*)*)"?)?([^\n${delimiter}]*)([\n${delimiter}]|$)`, 'gy');
  const rows: string[][] = [[]];
  for (const [, quoted = '', plain = '', end] of text.matchAll(cell)) {
    rows.at(-1)?.push(quoted.replaceAll('""', '"') + plain);
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows;
}
