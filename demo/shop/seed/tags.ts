import type { Language } from '../text/language.ts';
import type { Translations } from '../text/translated.ts';

/** What voices are like, in the words of each language. */
const words = {
  authoritative: { fr: 'assurée', es: 'con autoridad' },
  bilingual: { fr: 'bilingue', es: 'bilingüe' },
  British: { fr: 'britannique', es: 'británica' },
  calm: { fr: 'calme', es: 'tranquila' },
  conversational: { fr: 'naturelle', es: 'natural' },
  corporate: { fr: 'd’entreprise', es: 'corporativa' },
  energetic: { fr: 'énergique', es: 'enérgica' },
  friendly: { fr: 'amicale', es: 'amable' },
  mature: { fr: 'mature', es: 'madura' },
  trustworthy: { fr: 'rassurante', es: 'confiable' },
  warm: { fr: 'chaleureuse', es: 'cálida' },
  young: { fr: 'jeune', es: 'joven' },
} satisfies Readonly<Record<string, Readonly<Record<Exclude<Language, 'en'>, string>>>>;

export type Tag = keyof typeof words;

/** The same tags in the other languages. */
export const tagTranslations = (tags: readonly Tag[]): Translations<'tags', readonly string[]> => ({
  fr: { tags: tags.map((tag) => words[tag].fr) },
  es: { tags: tags.map((tag) => words[tag].es) },
});
