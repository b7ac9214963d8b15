import { checkMessage } from '../../src/domain/scripts/check/check-message.ts';
import { countWords } from '../../src/domain/scripts/count-words.ts';

const mostWords = 25;

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?…])\s+/u);

/** Faults that our own texts must not have, in any language: they would sound or look wrong when read out. */
const everywhere = [
  /['"]/u, // straight marks
  /\d|\.\p{L}/u, // numbers and addresses are words
  /[{}]|undefined|null| {2}|\s[.,!?]|[.!?,][.!?,]/u, // gaps and doubled marks
  /(?:^|[.!?]\s+)[¿¡]?\p{Ll}/u, // a sentence begins with a capital
];

/** Faults that English, French and Spanish texts must not have. */
const byLanguage: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /\bso that\b|\ban? (?:an?|the)\b/iu,
    /\b(?:we|you|they|I|it|that|there|here) (?:are|is|am|have been|will)(?=\s\p{L})/iu, // contractions
    /\b(?:do|does|did|can|is|are|was|will|would|have|has) ?not\b/iu,
    /\b(?:press|dial) \w+ (?:to|for)\b/iu, // the choice comes first
  ],
  fr: [
    /(?<!\p{L})(?:tu|toi|tes)(?!\p{L})/iu,
    /(?<!\p{L})(?:de|que|je|ne|me|se|jusque) [aeiouâàéèêîô]/iu, // elision
    /chez chez/iu,
    /\bfaites le \p{L}+ pour\b/iu,
  ],
  es: [
    /(?<!\p{L})(?:tú|tu|tus|te|ti|contigo|vosotros|vuestr\p{L}+)(?!\p{L})/iu,
    /\bmarque \p{L}+ para\b/iu,
    /(?<!\p{L})y i(?!e)/iu, // "e" before an i
  ],
};

/**
 * Returns the faults of a text of ours that is read out, worded for a failed test; empty if there are none. `company`
 * is the name in it.
 */
export function spokenFaults(text: string, language: string, company = ''): readonly string[] {
  const findings = checkMessage(text, {
    language,
    voiceLanguages: [],
    company: { name: company, placeholder: '' },
    isGreeting: false,
    earlier: [],
    maxSeconds: null,
  });
  // The name is the buyer's own: only what we say around it counts.
  const shown = company === '' ? text : text.replaceAll(company, 'Acme');
  const patterns = [...everywhere, ...(byLanguage[language] ?? [])];
  return [
    ...findings.filter(({ code }) => code !== 'placeholder').map(({ code, found }) => `${code}: ${found}`),
    ...sentencesOf(text).filter((sentence) => countWords(sentence) > mostWords),
    ...patterns.flatMap((pattern) => pattern.exec(shown)?.[0] ?? []),
  ];
}
