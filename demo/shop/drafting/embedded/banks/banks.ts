import type { Language } from '../../../text/language.ts';
import type { Bank } from './bank.ts';
import { en } from './en/en.ts';
import { es } from './es/es.ts';
import { fr } from './fr/fr.ts';

/** What is said in each language: a folder each. */
export const banks: Readonly<Record<Language, Bank>> = { en, fr, es };
