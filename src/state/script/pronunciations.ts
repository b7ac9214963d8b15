import type { Order } from '../../domain/order/order.ts';
import { hasWord, pronunciationsIn, type Pronunciation } from '../../domain/scripts/pronunciation.ts';
import { dispatch, type Form } from '../form.ts';
import { sessionAtom } from '../session/session.ts';

export const selectPronunciations = ({ pronunciations }: Order): readonly Pronunciation[] => pronunciations;

const setPronunciations = (form: Form, pronunciations: readonly Pronunciation[]): void =>
  dispatch(form, { type: 'orderEdited', edit: { pronunciations } });

const pronunciationsOf = ({ store }: Form): readonly Pronunciation[] => store.get(sessionAtom).order.pronunciations;

/** Adds a word without its pronunciation and returns its place in the list; an existing word is not added again. */
export function addPronunciation(form: Form, word: string): number {
  const list = pronunciationsOf(form);
  const index = list.findIndex((one) => one.word.trim().toLowerCase() === word.toLowerCase());
  if (index >= 0) return index;
  setPronunciations(form, [...list, { word, sound: '' }]);
  return list.length;
}

export function editPronunciation(form: Form, index: number, edit: Partial<Pronunciation>): void {
  const edited = pronunciationsOf(form).map((one, at) => (at === index ? { ...one, ...edit } : one));
  setPronunciations(form, edited);
}

export function removePronunciation(form: Form, index: number): void {
  const others = pronunciationsOf(form).filter((_, at) => at !== index);
  setPronunciations(form, others);
}

export function removeEmptyPronunciations(form: Form): void {
  const list = pronunciationsOf(form);
  const filled = list.filter(({ word, sound }) => `${word}${sound}`.trim() !== '');
  if (filled.length < list.length) setPronunciations(form, filled);
}

/** The numbers, from 1, of the messages that contain each word of the list. */
export const selectPronunciationPlaces = ({ messages, pronunciations }: Order): readonly (readonly number[])[] =>
  pronunciations.map(({ word }) =>
    messages.flatMap(({ content }, index) => (hasWord(content, word) ? [index + 1] : [])),
  );

/** The pronunciations sent to the studio for the order's messages. */
export const selectSentPronunciations = ({ messages, pronunciations }: Order): readonly Pronunciation[] =>
  pronunciationsIn(messages.map(({ content }) => content).join('\n'), pronunciations);
