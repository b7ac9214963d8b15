import type { Language } from '../../../text/language.ts';
import type { Bank } from './bank.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** What is said in each language: its words as JSON, and how a sentence is made of a description. */
export const banks: Readonly<Record<Language, Bank>> = { en, fr, es };
