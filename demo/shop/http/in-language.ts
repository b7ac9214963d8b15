import { inFrench } from './in-french.ts';
import { inSpanish } from './in-spanish.ts';
import type { Language } from './language.ts';

const translators: Readonly<Record<Language, (text: string) => string>> = { en: String, fr: inFrench, es: inSpanish };

/** A text of the shop in a language; in English where the shop has no other words for it. */
export const inLanguage = (language: Language, text: string): string => translators[language](text);
