import type { Language } from '../../../text/language.ts';
import type { Industry, Style } from '../../drafter.ts';
import { sentenceOf } from './about.ts';
import { sentenceOf as spanishSentenceOf } from './es/about.ts';
import { industryWords as spanishIndustries } from './es/industries.ts';
import { menuPrompts as spanishMenuPrompts } from './es/menu.ts';
import * as spanish from './es/phrases.ts';
import { tones as spanishTones } from './es/tones.ts';
import { sentenceOf as frenchSentenceOf } from './fr/about.ts';
import { industryWords as frenchIndustries } from './fr/industries.ts';
import * as french from './fr/phrases.ts';
import { tones as frenchTones } from './fr/tones.ts';
import { industryWords } from './industries.ts';
import type { IndustryWords } from './industry-words.ts';
import { menuPrompts, type MenuPrompt } from './menu.ts';
import * as onHold from './on-hold.ts';
import type { Tone } from './tone.ts';
import { tones } from './tones.ts';
import { voicemailBodies } from './voicemail.ts';

/** All that is said in one language. */
export interface Bank {
  readonly tones: Readonly<Record<Style, Tone>>;
  readonly industryWords: Readonly<Record<Industry, IndustryWords>>;
  readonly menuPrompts: readonly MenuPrompt[];
  readonly waiting: readonly string[];
  readonly about: readonly string[];
  readonly website: readonly string[];
  readonly anybody: readonly string[];
  readonly voicemailBodies: readonly string[];
  /** A sentence about a company from the first one of its description. */
  readonly sentenceOf: (company: string, text: string) => string;
}

export const banks: Readonly<Record<Language, Bank>> = {
  en: { tones, industryWords, menuPrompts, ...onHold, voicemailBodies, sentenceOf },
  fr: { tones: frenchTones, industryWords: frenchIndustries, ...french, sentenceOf: frenchSentenceOf },
  es: {
    tones: spanishTones,
    industryWords: spanishIndustries,
    menuPrompts: spanishMenuPrompts,
    ...spanish,
    sentenceOf: spanishSentenceOf,
  },
};
