import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

/** The languages of phone scripts: everything that is known of one is in its file. */
export const languages = [en, fr, es, it, pt, de] as const;

/** Texts are timed by its rules and its rate if their own language has none. */
export const standardLanguage = en;
