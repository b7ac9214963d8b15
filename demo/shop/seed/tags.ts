import type { OtherLanguage } from '../text/language.ts';
import { inOtherLanguages, type Translations } from '../text/translated.ts';

/** The tags of voices, in each language. */
const words = {
  authoritative: { fr: 'assurée', es: 'con autoridad' },
  bilingual: { fr: 'bilingue', es: 'bilingüe' },
  British: { fr: 'britannique', es: 'británica' },
  calm: { fr: 'calme', es: 'tranquila' },
  conversational: { fr: 'naturelle', es: 'natural' },
  corporate: { fr: 'institutionnelle', es: 'corporativa' },
  energetic: { fr: 'énergique', es: 'enérgica' },
  friendly: { fr: 'amicale', es: 'amable' },
  mature: { fr: 'mûre', es: 'madura' },
  trustworthy: { fr: 'rassurante', es: 'confiable' },
  warm: { fr: 'chaleureuse', es: 'cálida' },
  young: { fr: 'jeune', es: 'joven' },
} satisfies Readonly<Record<string, Readonly<Record<OtherLanguage, string>>>>;

export type Tag = keyof typeof words;

/** The same tags in the other languages. */
export const tagTranslations = (tags: readonly Tag[]): Translations<'tags', readonly string[]> =>
  inOtherLanguages((language) => ({ tags: tags.map((tag) => words[tag][language]) }));
