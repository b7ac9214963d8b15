import { cleanText } from '../../domain/clean-text.ts';
import { rowsOfText, textOfRows } from '../../domain/scripts/import/read-table.ts';
import { readDocx } from './read-docx.ts';

/** What single-byte text in English, French or Spanish contains besides ASCII. */
const usual = String.raw`ÀÁÂÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜàáâäæçèéêëìíîïñòóôöùúûüÿßŒœŸ‘’“”«»–—…•¿¡€£¢°©®™ªº\u00a0`;

/** Signs of a wrong encoding: unusual characters, and letters and signs at unusual places in a word. */
const misread = new RegExp(
  [
    String.raw`[^\p{ASCII}${usual}]`,
    // A capital or a sign within a word: `lÕheure`, `na”tre`.
    String.raw`(?<=\p{Ll})(?!\p{ASCII})\p{Lu}|(?<=\p{L})(?!\p{ASCII})(?:\p{Lu}(?=\p{Ll})|[“”«»…•¿¡™](?=\p{L}))`,
    // A letter alone that is no word: ` ñ `.
    String.raw`(?<![\p{L}’'])(?![àéóÀÉÓ]|\p{ASCII})\p{L}(?!\p{L})`,
  ].join('|'),
  'gu',
);

const misreadIn = (text: string): number => text.match(misread)?.length ?? 0;

/** The text of a file in UTF-8, in UTF-16 with a mark, or in the encoding of old programs on Windows or a Mac. */
function decoded(bytes: Uint8Array): string {
  const mark = [0xff, 0xfe].indexOf(bytes[0] ?? 0);
  try {
    return new TextDecoder(['utf-16le', 'utf-16be'][mark] ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    const windows = new TextDecoder('windows-1252').decode(bytes);
    const mac = new TextDecoder('macintosh').decode(bytes);
    return misreadIn(mac) < misreadIn(windows) ? mac : windows;
  }
}

/** The longest text that is read from a file, in characters, and the largest file that is opened, in bytes. */
export const maxFileText = 1_000_000;
const maxFileSize = 100_000_000;

export type FileProblem = 'filesMany' | 'fileFailed' | 'fileTooLarge' | 'fileEmpty';

/** The first bytes of files that are not plain text, although they may contain no zero: PDF, RTF, archives, HTML. */
const otherFormat = /^\s*(?:%PDF-|\{\\rtf|PK\p{Cc}|<!doctype|<html|<\?xml)/iu;

/** Lines at the beginning of an email saved by an email program: its text may be in an unreadable encoding. */
const savedMail = /^(?:[\w-]+:.*\r?\n(?:[ \t]+\S.*\r?\n)*)*?(?:MIME-Version:[ \t]*\d|Received:[ \t]+(?:from|by|\())/iu;

/** Whether a text is of a program: more than one in a hundred characters is a control character. */
const isBinary = (text: string): boolean => (text.match(/(?![\t\n\v\f\r])\p{Cc}/gu)?.length ?? 0) * 100 > text.length;

const isReadable = (text: string): boolean =>
  !isBinary(text) && ![/\ufffd/u, otherFormat, savedMail].some((pattern) => pattern.test(text));

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
