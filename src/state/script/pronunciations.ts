import { atom } from 'jotai/vanilla';
import { hasWord, pronunciationsIn, type Pronunciation } from '../../domain/scripts/pronunciation.ts';
import { messageAtom, orderAtom } from '../order/order.ts';
import { orderFieldAtom } from '../order/parts.ts';
import { stableAtom } from '../atoms/stable-atom.ts';

export const pronunciationsAtom = orderFieldAtom('pronunciations');

/** Adds a word without its pronunciation and returns its place in the list; an existing word is not added again. */
export const addPronunciationAtom = atom(null, (get, set, word: string): number => {
  const list = get(pronunciationsAtom);
  const at = list.findIndex((one) => one.word.trim().toLowerCase() === word.toLowerCase());
  if (at >= 0) return at;
  set(pronunciationsAtom, [...list, { word, sound: '' }]);
  return list.length;
});

interface PronunciationEdit {
  readonly index: number;
  readonly edit: Partial<Pronunciation>;
}

export const editPronunciationAtom = atom(null, (get, set, { index, edit }: PronunciationEdit) => {
  const list = get(pronunciationsAtom);
  set(
    pronunciationsAtom,
    list.map((one, at) => (at === index ? { ...one, ...edit } : one)),
  );
});

export const removePronunciationAtom = atom(null, (get, set, index: number) => {
  set(
    pronunciationsAtom,
    get(pronunciationsAtom).filter((_, at) => at !== index),
  );
});

const isBlank = ({ word, sound }: Pronunciation): boolean => `${word}${sound}`.trim() === '';

/** Removes empty rows. */
export const tidyPronunciationsAtom = atom(null, (get, set) => {
  const list = get(pronunciationsAtom);
  if (list.some(isBlank))
    set(
      pronunciationsAtom,
      list.filter((one) => !isBlank(one)),
    );
});

/** The numbers, from 1, of the messages that contain each word of the list. */
export const pronunciationPlacesAtom = stableAtom((get) => {
  const { messages, pronunciations } = get(orderAtom);
  return pronunciations.map(({ word }) =>
    messages.flatMap(({ content }, index) => (hasWord(content, word) ? [index + 1] : [])),
  );
});

/** The pronunciations sent to the studio for a message, by its id. Create it once per card. */
export const pronunciationsOfAtom = (id: number) =>
  stableAtom((get) => {
    return pronunciationsIn(get(messageAtom(id))?.content ?? '', get(pronunciationsAtom));
  });

/** The pronunciations sent to the studio for the order's messages. */
export const pronunciationsToldAtom = stableAtom((get) => {
  const { messages, pronunciations } = get(orderAtom);
  return pronunciationsIn(messages.map(({ content }) => content).join('\n'), pronunciations);
});
