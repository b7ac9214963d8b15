import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

/** The languages of phone scripts. Each has one file with everything about it. */
export const languages = [en, fr, es, it, pt, de] as const;

/** Its rules and rate are used for texts whose own language has none. */
export const standardLanguage = en;
