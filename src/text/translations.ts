import type { DeskText } from './desk-texts.ts';
import es from './es.json';
import fr from './fr.json';
import type { LanguageData } from './language-data.ts';

/**
 * The languages besides English, checked against its type: a language that lacks a text does not compile. Used by
 * tests; the form fetches the language that a page needs.
 */
export const translations = { es, fr } satisfies Readonly<
  Record<string, LanguageData & { readonly desk: LanguageData<DeskText> }>
>;
