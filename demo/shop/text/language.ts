import { en } from './en/language.ts';
import { es } from './es/language.ts';
import { fr } from './fr/language.ts';
import type { LanguageFacts } from './language-facts.ts';

/** The languages that the shop speaks. */
export const languages = ['en', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];

/** Those that the shop's rows are translated into. */
export type OtherLanguage = Exclude<Language, 'en'>;
export const otherLanguages: readonly OtherLanguage[] = languages.filter((language) => language !== 'en');

/** What the shop knows of each language beside its texts. */
export const languageFacts: Readonly<Record<Language, LanguageFacts>> = { en, fr, es };
