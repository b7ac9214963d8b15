import type { Source } from '../../domain/scripts/import/found-scripts.ts';
import { asTable } from '../../domain/scripts/import/read-csv.ts';
import { readDocx } from './read-docx.ts';

/** Larger files hold no scripts, in bytes. */
export const maxFileSize = 1_000_000;

/** How files begin that are no plain text, though they may hold no zero: PDF, RTF, zip, and pages with their markup. */
const otherFormats = ['%pdf-', String.raw`{\rtf`, 'pk\u0003\u0004', '<!doctype', '<html', '<?xml'];

/** No text has these: signs that control a machine, but for what parts words, lines and pages, and what no one could read. */
const unreadable = /(?![\t\n\v\f\r])\p{Cc}|\ufffd/u;

/** The lines that a mail begins with, up to the first empty one, and what no script says. */
const mailHead = /^(?:From \S[^\n]*\n)?((?:[\w-]+:[^\n]*\n(?:[ \t]+\S[^\n]*\n)*)+)/u;
const sureMail = /^(?:MIME-Version:\s*\d|Received:\s+(?:from|by|\())/imu;

/** Whether a text is a mail as mail programs save it: its words may be in an encoding that nobody can read. */
export function isMail(text: string): boolean {
  const [, head = ''] = mailHead.exec(`${text.trimStart().replaceAll(/\r\n?/gu, '\n')}\n`) ?? [];
  return sureMail.test(head);
}

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
 * What a file says, whatever program saved it, such that a table reads as one; null for one that is too large or no text.
 * Rejects if it can't be read.
 */
export async function readFile(file: File): Promise<Source | null> {
  if (file.size > maxFileSize) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (/\.docx$/iu.test(file.name)) return readDocx(bytes);
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const start = text.trimStart().slice(0, 10).toLowerCase();
  if (unreadable.test(text) || otherFormats.some((format) => start.startsWith(format))) return null;
  return { text: tableName.test(file.name) ? asTable(text) : text };
}
