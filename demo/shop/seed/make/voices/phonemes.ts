import { run } from '../tools.ts';

export type Dialect = 'en-us' | 'en-gb' | 'fr' | 'es-419' | 'it' | 'pt-br';
type Rule = readonly [from: string, to: string];

// The speech model writes affricates and diphthongs as one letter; espeak-ng ties their parts with '^'.
const common: readonly Rule[] = [
  ['a^ɪ', 'I'],
  ['a^ʊ', 'W'],
  ['d^ʒ', 'ʤ'],
  ['t^ʃ', 'ʧ'],
  ['e^ɪ', 'A'],
  ['ɔ^ɪ', 'Y'],
];
const romance: readonly Rule[] = [
  ['d^z', 'ʣ'],
  ['t^s', 'ʦ'],
  ['s^s', 'S'],
  ['o^ʊ', 'O'],
  ['ə^ʊ', 'Q'],
];
const english: readonly Rule[] = [
  ['ʔn\u0329', 'tn'],
  ['n\u0329', 'ᵊn'],
  ['l\u0329', 'ᵊl'],
  ['ə^l', 'ᵊl'],
  ['ɚ', 'əɹ'],
  ['ʔ', 't'],
  ['r', 'ɹ'],
  ['ɐ', 'ə'],
  ['ɹɹ', 'ɹ'],
];
const american: readonly Rule[] = [
  ['o^ʊ', 'O'],
  ['ɜːɹ', 'ɜɹ'],
  ['ɜː', 'ɜɹ'],
  ['ɪə', 'iə'],
  ['ɾ', 'T'],
  ['ː', ''],
  ['e', 'A'],
  ['o', 'ɔ'],
];
const british: readonly Rule[] = [
  ['e^ə', 'ɛː'],
  ['iə', 'ɪə'],
  ['ə^ʊ', 'Q'],
];

const rules: Record<Dialect, readonly Rule[]> = {
  'en-us': [...common, ...english, ...american],
  'en-gb': [...common, ...english, ...british],
  fr: [...common, ...romance],
  'es-419': [...common, ...romance],
  it: [...common, ...romance],
  'pt-br': [...common, ...romance],
};

function clause(text: string, dialect: Dialect): string {
  const ipa = run('espeak-ng', ['-q', '--ipa', '--tie=^', '-v', dialect, text]).stdout.toString('utf8').trim();
  const mapped = rules[dialect].reduce((out, [from, to]) => out.replaceAll(from, to), ipa);
  return mapped.replaceAll(/[\^-]/g, '').replaceAll(/\s+/g, ' ');
}

/** Phonemes in the model's alphabet; espeak-ng drops punctuation, which carries the melody, so it is put back. */
export function phonemes(text: string, dialect: Dialect): string {
  return text
    .split(/([,.!?;:—]\s*)/)
    .map((part) => (/^[,.!?;:—]/.test(part) || part === '' ? part : clause(part, dialect)))
    .join('')
    .trim();
}
