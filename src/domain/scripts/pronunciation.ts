/** How to pronounce a word, such as Nguyen: win. There is one list for the whole order. */
export interface Pronunciation {
  readonly word: string;
  readonly sound: string;
}

/** The maximum length of a word, name or sound, in characters. */
export const longestWord = 60;

/** Whether a text contains a word, or a sequence of words, as whole words in any case. */
export function hasWord(text: string, word: string): boolean {
  const wanted = word
    .trim()
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replace(/\s+/g, '\\s+');
  return wanted !== '' && new RegExp(`(^|[^\\p{L}\\p{N}])${wanted}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

/** The entries of a list that apply to a text: their words are in it, and they have a sound. */
export const pronunciationsIn = (text: string, list: readonly Pronunciation[]): readonly Pronunciation[] =>
  list.filter(({ word, sound }) => sound.trim() !== '' && hasWord(text, word));

/**
 * The note for the studio after the style of a message (docs/contract.md, Settled), such as `Pronunciation: Nguyen:
 * win.` Empty if the text needs none.
 */
export function pronunciationNote(text: string, list: readonly Pronunciation[]): string {
  const said = pronunciationsIn(text, list).map(({ word, sound }) => `${word.trim()}: ${sound.trim()}`);
  return said.length === 0 ? '' : `Pronunciation: ${said.join('; ')}.`;
}

/** Splits a style as sent to the studio into the style and the pronunciations that `pronunciationNote` added. */
export function withoutNote(sent: string) {
  const [note = '', said = ''] = / ?Pronunciation: (.*: .*)\.$/u.exec(sent) ?? [];
  const pronunciations = said.split('; ').flatMap((one): readonly Pronunciation[] => {
    const [word = '', ...sound] = one.split(': ');
    return word === '' ? [] : [{ word, sound: sound.join(': ') }];
  });
  return { style: sent.slice(0, sent.length - note.length), pronunciations };
}
