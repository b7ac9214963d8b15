import type { DeskText } from './desk-texts.ts';
import es from './es.json';
import fr from './fr.json';
import type { LanguageData } from './language-data.ts';

/**
 * The languages beside English, held to its shape: one that lacks a text does not compile. For tests; the form fetches
 * the one that a page asks for.
 */
export const translations = { es, fr } satisfies Readonly<
  Record<string, LanguageData & { readonly desk: LanguageData<DeskText> }>
>;
