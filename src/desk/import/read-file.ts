import { foundScripts, type Source } from '../../domain/scripts/import/found-scripts.ts';
import { asTable } from '../../domain/scripts/import/read-csv.ts';
import { readDocx } from './read-office.ts';

/** Larger files contain no scripts; in bytes. */
export const maxFileSize = 1_000_000;

export type FileProblem = 'filesMany' | 'fileFailed' | 'fileMail' | 'fileTooLarge' | 'fileEmpty' | 'fileNone';

/** The first bytes of files that are not plain text, although they may contain no zero: PDF, RTF, and HTML pages. */
const otherFormat = /^\s*(?:%PDF-|\{\\rtf|<!doctype|<html|<\?xml)/iu;

/**
 * Control characters that text does not contain, except those that separate words, lines and pages, and the replacement
 * character.
 */
const unreadable = /(?![\t\n\v\f\r])\p{Cc}|\ufffd/u;

/** Lines at the beginning of an email saved by an email program: its text may be in an unreadable encoding. */
const savedMail = /^(?:[\w-]+:.*\r?\n(?:[ \t]+\S.*\r?\n)*)*?(?:MIME-Version:[ \t]*\d|Received:[ \t]+(?:from|by|\())/iu;

/** The encoding of a text, by its first bytes: spreadsheets save as UTF-16 or in the encoding of Windows. */
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

/** The text of a file from any program, with tables in readable form; or why it can't be read. */
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
  // As for a table that has only a header row.
  return foundScripts(source).length === 0 ? 'fileNone' : source;
}
