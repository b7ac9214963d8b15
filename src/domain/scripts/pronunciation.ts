/** How a word is spoken, such as Nguyen: win. One list holds for a whole order. */
export interface Pronunciation {
  readonly word: string;
  readonly sound: string;
}

/** The longest word, name or sound, in characters: more is none any more. */
export const longestWord = 60;

/** Whether a text has a word, or words in a row, as whole ones in whatever case. */
export function hasWord(text: string, word: string): boolean {
  const wanted = word
    .trim()
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replace(/\s+/g, '\\s+');
  return wanted !== '' && new RegExp(`(^|[^\\p{L}\\p{N}])${wanted}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

const isSaid = ({ sound }: Pronunciation): boolean => sound.trim() !== '';

/** Those of a list that a text needs: its words are in it, and it is said how they sound. */
export const pronunciationsIn = (text: string, list: readonly Pronunciation[]): readonly Pronunciation[] =>
  list.filter((one) => isSaid(one) && hasWord(text, one.word));

/**
 * What goes to the studio after the style of a message (docs/contract.md, Settled), such as `Pronunciation: Nguyen: win.`
 * Empty where the text needs none.
 */
export function pronunciationNote(text: string, list: readonly Pronunciation[]): string {
  const said = pronunciationsIn(text, list).map(({ word, sound }) => `${word.trim()}: ${sound.trim()}`);
  return said.length === 0 ? '' : `Pronunciation: ${said.join('; ')}.`;
}

/** A style as it went to the studio, and the pronunciations that followed it: what `pronunciationNote` has put together. */
export function withoutNote(sent: string): {
  readonly style: string;
  readonly pronunciations: readonly Pronunciation[];
} {
  const [note = '', said = ''] = / ?Pronunciation: (.*: .*)\.$/u.exec(sent) ?? [];
  const pronunciations = said.split('; ').flatMap((one): readonly Pronunciation[] => {
    const [word = '', ...sound] = one.split(': ');
    return word === '' ? [] : [{ word, sound: sound.join(': ') }];
  });
  return { style: sent.slice(0, sent.length - note.length), pronunciations };
}
