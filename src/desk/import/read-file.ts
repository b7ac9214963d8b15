import { rowsOfText, textOfRows } from '../../domain/scripts/import/read-table.ts';
import { readDocx } from './read-office.ts';

/** Larger files contain no scripts; in bytes. */
export const maxFileSize = 1_000_000;

export type FileProblem = 'filesMany' | 'fileFailed' | 'fileTooLarge' | 'fileEmpty';

/** The first bytes of files that are not plain text, although they may contain no zero: PDF, RTF, and HTML pages. */
const otherFormat = /^\s*(?:%PDF-|\{\\rtf|<!doctype|<html|<\?xml)/iu;

/** Characters that are no text: control characters that do not separate words, lines or pages, and unreadable ones. */
const unreadable = /(?![\t\n\v\f\r])\p{Cc}|\ufffd/u;

/** Lines at the beginning of an email saved by an email program: its text may be in an unreadable encoding. */
const savedMail = /^(?:[\w-]+:.*\r?\n(?:[ \t]+\S.*\r?\n)*)*?(?:MIME-Version:[ \t]*\d|Received:[ \t]+(?:from|by|\())/iu;

/** The text of a file: spreadsheets save as UTF-16 with a mark, or in the encoding of Windows. */
function decoded(bytes: Uint8Array): string {
  const marks = [0xff, 0xfe].indexOf(bytes[0] ?? 0);
  try {
    return new TextDecoder(['utf-16le', 'utf-16be'][marks] ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The text of a file from any program, with tables in readable form; or why it can't be read. */
export async function readFile(file: File): Promise<{ readonly text: string } | FileProblem> {
  if (file.size > maxFileSize) return 'fileTooLarge';
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return 'fileFailed';
  const isWord = /\.docx$/iu.test(file.name);
  const text = isWord ? await readDocx(new Uint8Array(bytes)).catch(() => null) : decoded(new Uint8Array(bytes));
  if (text === null || [unreadable, otherFormat, savedMail].some((one) => one.test(text))) return 'fileFailed';
  if (text.trim() === '') return 'fileEmpty';
  return { text: /\.[ct]sv$/iu.test(file.name) ? textOfRows(rowsOfText(text, true) ?? []) : text };
}
