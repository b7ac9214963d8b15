import type { PhoneSystem } from '../../domain/phone-systems/phone-systems.ts';
import type { Text } from '../../text/en.ts';

/** The name of a phone system and the delivered format, in the buyer's language. */
export function phoneSystemText({ options: text }: Text, { value, label, format }: PhoneSystem) {
  const inWords = (words: string): string =>
    Object.entries(text.formatWords).reduce((said, [word, own]) => said.replaceAll(word, own), words);
  return { label: text.systemNames[value] ?? inWords(label), format: inWords(format) };
}
