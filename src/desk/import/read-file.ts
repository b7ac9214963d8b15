import { asTable } from '../../domain/script/table-file.ts';

/** Larger files hold no scripts, in bytes. */
export const maxFileSize = 1_000_000;

/** How files begin that are no plain text, though they may hold no zero: PDF, RTF, zip, and pages with their markup. */
const otherFormats = ['%pdf-', String.raw`{\rtf`, 'pk\u0003\u0004', '<!doctype', '<html', '<?xml'];

/** No text has these: signs that control a machine, but for what parts words, lines and pages, and what no one could read. */
const unreadable = /(?![\t\n\v\f\r])\p{Cc}|\ufffd/u;

/** What a file is called that holds a table, whatever it reads like. */
const tableName = /\.[ct]sv$/iu;

/** The encoding of a text, by how it begins: spreadsheets save as UTF-16 or in the encoding of Windows. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/**
 * The text of a file, whatever program saved it, such that a table reads as one; null for one that is too large or no
 * text. Rejects where it can't be read.
 */
export async function readTextFile(file: File): Promise<string | null> {
  if (file.size > maxFileSize) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const start = text.trimStart().slice(0, 10).toLowerCase();
  if (unreadable.test(text) || otherFormats.some((format) => start.startsWith(format))) return null;
  return tableName.test(file.name) ? asTable(text) : text;
}
