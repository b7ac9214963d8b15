import type { PhoneSystem } from '../../../src/domain/phone-systems.ts';
import es from '../../../src/text/es.json';
import fr from '../../../src/text/fr.json';
import type { Language } from './language.ts';

interface Words {
  readonly systemNames: Readonly<Record<string, string>>;
  readonly formatWords: Readonly<Record<string, string>>;
}

/** The form's own words for systems and formats, where a language has others than English. */
const words: Readonly<Record<Language, Words>> = {
  en: { systemNames: {}, formatWords: {} },
  fr: fr.options,
  es: es.options,
};

/** A format, or what else is said with its words, in a language: `WAV PCM 8 kHz 16 bits mono`. */
export const inWords = (language: Language, text: string): string =>
  Object.entries(words[language].formatWords).reduce((said, [word, own]) => said.replaceAll(word, own), text);

/** A phone system and the format that is delivered for it: `3CX (WAV PCM 8 kHz 16-bit mono)`. */
export function phoneSystemName(language: Language, { value, label, format }: PhoneSystem): string {
  const name = words[language].systemNames[value] ?? inWords(language, label);
  return label === format ? name : `${name} (${inWords(language, format)})`;
}
