import { foundScripts, type Source } from '../../domain/scripts/import/found-scripts.ts';
import { asTable } from '../../domain/scripts/import/read-csv.ts';
import { readDocx } from './read-docx.ts';

/** Larger files hold no scripts, in bytes. */
export const maxFileSize = 1_000_000;

export type FileProblem = 'filesMany' | 'fileFailed' | 'fileMail' | 'fileTooLarge' | 'fileEmpty' | 'fileNone';

/** How files begin that are no plain text, though they may hold no zero: PDF, RTF, and pages with their markup. */
const otherFormat = /^\s*(?:%PDF-|\{\\rtf|<!doctype|<html|<\?xml)/iu;

/** No text has these: signs that control a machine, but for what parts words, lines and pages, and what no one could read. */
const unreadable = /(?![\t\n\v\f\r])\p{Cc}|\ufffd/u;

/** In the lines that a mail begins with, as mail programs save it: its words may be in an encoding that nobody can read. */
const savedMail = /^(?:[\w-]+:.*\r?\n(?:[ \t]+\S.*\r?\n)*)*?(?:MIME-Version:[ \t]*\d|Received:[ \t]+(?:from|by|\())/iu;

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

/** What a file says, whatever program saved it, such that a table reads as one; or why it can't be taken. */
export async function readFile(file: File): Promise<Source | FileProblem> {
  if (file.size > maxFileSize) return 'fileTooLarge';
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );
  if (bytes === null) return 'fileFailed';
  if (/\.docx$/iu.test(file.name)) return (await readDocx(bytes)) ?? 'fileFailed';
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (unreadable.test(text) || otherFormat.test(text)) return 'fileFailed';
  if (text.trim() === '') return 'fileEmpty';
  if (savedMail.test(text)) return 'fileMail';
  const source = { text: /\.[ct]sv$/iu.test(file.name) ? asTable(text) : text };
  // As of a table with a heading alone.
  return foundScripts(source).length === 0 ? 'fileNone' : source;
}
