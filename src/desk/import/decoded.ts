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
export function decoded(bytes: Uint8Array): string {
  const mark = [0xff, 0xfe].indexOf(bytes[0] ?? 0);
  try {
    return new TextDecoder(['utf-16le', 'utf-16be'][mark] ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    const windows = new TextDecoder('windows-1252').decode(bytes);
    const mac = new TextDecoder('macintosh').decode(bytes);
    return misreadIn(mac) < misreadIn(windows) ? mac : windows;
  }
}
