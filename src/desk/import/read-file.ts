import { cleanText } from '../../domain/clean-text.ts';
import { rowsOfText, textOfRows } from '../../domain/scripts/import/read-table.ts';
import { readDocx } from './read-docx.ts';

/** What é, à, ’ and – of Excel for Mac become if they are read as the encoding of Windows. No text of ours has them. */
const misread = /[\u0080-\u009fŽˆ‡ÕÐ]/u;

/** The text of a file in UTF-8, in UTF-16 with a mark, or in the encoding of old programs on Windows or a Mac. */
function decoded(bytes: Uint8Array): string {
  const mark = [0xff, 0xfe].indexOf(bytes[0] ?? 0);
  try {
    return new TextDecoder(['utf-16le', 'utf-16be'][mark] ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return misread.test(text) ? new TextDecoder('macintosh').decode(bytes) : text;
  }
}

/** The longest text that is read from a file, in characters. */
export const maxFileText = 1_000_000;

/** The largest file that is opened at all, in bytes: a Word file has pictures, but a film would fill the memory. */
const maxFileSize = 100_000_000;

export type FileProblem = 'filesMany' | 'fileFailed' | 'fileTooLarge' | 'fileEmpty';

/** The first bytes of files that are not plain text, although they may contain no zero: PDF, RTF, archives, HTML. */
const otherFormat = /^\s*(?:%PDF-|\{\\rtf|PK\p{Cc}|<!doctype|<html|<\?xml)/iu;

/** Whether a text is of a program: more than one in a hundred characters is a control character. */
const isBinary = (text: string): boolean => (text.match(/(?![\t\n\v\f\r])\p{Cc}/gu)?.length ?? 0) * 100 > text.length;

const isReadable = (text: string): boolean => !isBinary(text) && !text.includes('\ufffd') && !otherFormat.test(text);

/** The text of a file from any program, with tables in readable form; or why it can't be read. */
export async function readFile(file: File): Promise<{ readonly text: string } | FileProblem> {
  if (file.size > maxFileSize) return 'fileTooLarge';
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = /\.docx$/iu.test(file.name) ? await readDocx(bytes) : decoded(bytes);
    if (text.length > maxFileText) return 'fileTooLarge';
    if (!isReadable(text)) return 'fileFailed';
    if (text.trim() === '') return 'fileEmpty';
    const cleaned = cleanText(text);
    return { text: /\.[ct]sv$/iu.test(file.name) ? textOfRows(rowsOfText(cleaned, true) ?? []) : cleaned };
  } catch (error) {
    return error instanceof RangeError ? 'fileTooLarge' : 'fileFailed';
  }
}
