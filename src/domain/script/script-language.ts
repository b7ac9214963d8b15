/** The languages that scripts are written in, as primary tags. */
export const scriptLanguages = ['en', 'fr', 'es'] as const;
export type ScriptLanguage = (typeof scriptLanguages)[number];

/** Words that only one of the three languages has, and that hardly any sentence of it does without. */
const commonWords: Readonly<Record<ScriptLanguage, string>> = {
  en: `the and you your yours for to of is are was our ours us we we'll we're you're with please press thank thanks calling
    call will at by be this that it or if when how have has can from welcome hello about my i'm not leave`,
  fr: `les des du et vous votre vos nous notre pour est sont au aux avec merci sur dans qui chez ou ne pas ce cette
    cet être avoir appelé appelez faites appuyez bonjour veuillez un une par l d c qu s n à bienvenue je laissez restez
    composez après`,
  es: `el los las y usted ustedes su sus nuestro nuestra nuestros nuestras para por gracias con del al está están es son
    una llamar llame marque oprima presione favor espere bienvenido bienvenida hola más lo este esta mi deje puede`,
};

const wordSets = scriptLanguages.map((language) => ({
  language,
  words: new Set(commonWords[language].split(/\s+/)),
}));

/** What the tags of voices may be written as; others count by their first two letters. */
const namedLanguages: Readonly<Record<string, string>> = {
  english: 'en',
  anglais: 'en',
  inglés: 'en',
  french: 'fr',
  français: 'fr',
  francés: 'fr',
  spanish: 'es',
  espagnol: 'es',
  español: 'es',
};

/** The primary tag of a language as shops write it: `fr` for `fr-CA`, `FR` and `French`. */
export function languageTag(language: string): string {
  const [primary = ''] = language
    .trim()
    .toLowerCase()
    .split(/[-_\s(]/);
  return namedLanguages[primary] ?? primary.slice(0, 2);
}

/** The script language of a tag; English where it is another one. */
export const scriptLanguage = (tag: string): ScriptLanguage =>
  scriptLanguages.find((language) => language === languageTag(tag)) ?? 'en';

const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/\[[^\]]*\]/g, ' ')
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/(?:we'(?:ll|re)|you're|i'm|[\p{L}]+)/gu) ?? [];

/**
 * The language that a text is written in, by its common words; null where it is too short to tell, in none of the three,
 * or in two at once, as bilingual greetings are.
 */
export function languageOf(text: string): ScriptLanguage | null {
  const words = wordsOf(text);
  const scores = wordSets
    .map((set) => ({ language: set.language, hits: words.filter((word) => set.words.has(word)).length }))
    .toSorted((one, other) => other.hits - one.hits);
  const [first, second] = scores;
  if (first === undefined || second === undefined) return null;
  const isClear = first.hits >= 3 && first.hits >= 3 * second.hits && first.hits * 10 >= words.length;
  return isClear ? first.language : null;
}
