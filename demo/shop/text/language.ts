import { en } from './en/language.ts';
import { es } from './es/language.ts';
import { fr } from './fr/language.ts';
import type { LanguageFacts } from './language-facts.ts';

/** The shop's languages. */
export const languages = ['en', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];

/** The languages of translations. */
export type OtherLanguage = Exclude<Language, 'en'>;
export const otherLanguages: readonly OtherLanguage[] = languages.filter((language) => language !== 'en');

/** The shop's facts about each language, besides its texts. */
export const languageFacts: Readonly<Record<Language, LanguageFacts>> = { en, fr, es };
