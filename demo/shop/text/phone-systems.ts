import type { PhoneSystem } from '../../../src/domain/phone-systems/phone-systems.ts';
import { formWords } from './form-words.ts';
import type { Language } from './language.ts';

/** A format, or other text with its words, in a language: `WAV PCM 8 kHz 16 bits mono`. */
export const inWords = (language: Language, text: string): string =>
  Object.entries(formWords[language].options.formatWords).reduce(
    (said, [word, own]) => said.replaceAll(word, own),
    text,
  );

/** A phone system and its delivered format: `3CX (WAV PCM 8 kHz 16-bit mono)`. */
export function phoneSystemName(language: Language, { value, label, format }: PhoneSystem): string {
  const name = formWords[language].options.systemNames[value] ?? inWords(language, label);
  return label === format ? name : `${name} (${inWords(language, format)})`;
}
