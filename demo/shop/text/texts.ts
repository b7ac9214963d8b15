import * as en from './en/en.ts';
import * as es from './es/es.ts';
import * as fr from './fr/fr.ts';
import type { Language } from './language.ts';

/** All texts of the shop. A language that lacks one does not compile. */
export type Texts = typeof en;

const texts: Readonly<Record<Language, Texts>> = { en, fr, es };

export const textsIn = (language: Language): Texts => texts[language];
