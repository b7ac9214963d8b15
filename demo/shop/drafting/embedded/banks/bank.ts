import type { Industry, Style } from '../../drafter.ts';
import type { IndustryWords } from './industry-words.ts';
import type { MenuPrompt } from './menu-prompt.ts';
import type { Tone } from './tone.ts';

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
