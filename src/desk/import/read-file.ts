/** Larger files hold no scripts, in bytes. */
export const maxFileSize = 1_000_000;

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

/** The text of a file, whatever program saved it; null for one that is too large or no text. Rejects where it can't be read. */
export async function readTextFile(file: File): Promise<string | null> {
  if (file.size > maxFileSize) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return text.includes('\0') ? null : text;
}
