import { capitalized } from '../common/strings.ts';

/** The maximum length of a message's name, in characters: shops and phone systems accept no longer ones. */
export const maxMessageName = 60;

/** Latin letters that Unicode does not decompose into an ASCII letter and an accent. */
const asciiLetters: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ß: 'ss', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/** A name in lower-case ASCII letters, digits and hyphens: phone systems document no other characters. May be empty. */
const asciiName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\P{ASCII}/gu, (letter) => asciiLetters[letter] ?? ' ')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * The file names of an order's messages, without extension (docs/contract.md, Settled). All follow one pattern:
 * `message-2`; or, if any message has a name, `2-after-hours`, and `2-message` for one without a name in ASCII.
 */
export function fileNames(names: readonly string[]): readonly string[] {
  const areNamed = names.some((name) => name.trim() !== '');
  return names.map((name, index) =>
    areNamed ? `${index + 1}-${asciiName(name.slice(0, maxMessageName)) || 'message'}` : `message-${index + 1}`,
  );
}

/** The name behind a file name, as words; empty if there is none. */
export function nameOfFile(file: string): string {
  const name = /^\d+-(?!message$)(.+)$/u.exec(file)?.[1] ?? '';
  return capitalized(name.replaceAll('-', ' '));
}
