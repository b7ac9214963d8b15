import type { Industry, Style } from '../../drafter.ts';

/** How a style sounds where no other words decide. `{company}` is the company's name. */
export interface Tone {
  /** On hold: opens the first message. */
  readonly welcome: readonly string[];
  /** On hold: ends the first message. */
  readonly patience: readonly string[];
  /** On hold: opens the messages after it. */
  readonly leads: readonly string[];
  /** On hold: ends them. */
  readonly closings: readonly string[];
  /** Menus: opens what callers hear first. */
  readonly greetings: readonly string[];
  /** Menus: opens the list of choices. */
  readonly choices: readonly string[];
  /** Menus: ends a message. */
  readonly thanks: readonly string[];
  /** Voicemail: opens and ends the greeting. */
  readonly voicemail: { readonly openings: readonly string[]; readonly closings: readonly string[] };
}

/** What callers of an industry want to hear. Nothing in it claims what may not be true of a company. */
export interface IndustryWords {
  /** On hold: what helps a caller of this industry. `{company}` is the company's name. */
  readonly facts: readonly string[];
  /** Menus: the three things that callers ask for, as in "For appointments, press one." */
  readonly choices: readonly string[];
  /** What to say on a tape, as in "Please leave your name, your number and the reason for your call." */
  readonly leave: string;
  /** What callers have to know out of hours, before all else. */
  readonly urgent?: string;
}

/** The prompts of a phone menu in the order in which a system needs them, with what of a style's tone opens and ends them. */
export const menuPrompts = [
  { name: 'mainGreeting', opens: 'greetings', ends: null },
  { name: 'choices', opens: 'choices', ends: null },
  { name: 'afterHours', opens: 'greetings', ends: null },
  { name: 'linesBusy', opens: null, ends: 'thanks' },
  { name: 'mailbox', opens: null, ends: 'thanks' },
  { name: 'directions', opens: null, ends: null },
  { name: 'recordingNotice', opens: null, ends: 'thanks' },
  { name: 'invalidChoice', opens: null, ends: null },
  { name: 'holidays', opens: 'greetings', ends: null },
  { name: 'transfer', opens: null, ends: 'thanks' },
] as const;

/** A phrase that a sentence can be made of, beginning with a small letter. Its pattern has the groups `head` and `rest`. */
interface PhraseForm {
  readonly pattern: RegExp;
  /** Says the head of the phrase: "family bakery" is "We’re a family bakery". */
  readonly say: (head: string) => string;
}

/** The forms of a company's description that are certain to make a sentence. A description in none of them is not said. */
export interface DescriptionForms {
  /** Begins a sentence in the company's own words: "We repair bikes". */
  readonly ownSentence: RegExp;
  /** Follows the company's name in a sentence: "is a bakery". */
  readonly afterName: RegExp;
  /** The first one that fits is said. */
  readonly phrases: readonly PhraseForm[];
  /** Finds words by which the rest of a phrase is more than a part of it. */
  readonly stray: RegExp;
}

/** How a buyer writes a phone menu in a description, and how a voice says it. */
export interface OwnMenu {
  /** Verbs besides those of scripts, which buyers write as well: `tap`. */
  readonly verbs: readonly string[];
  /** What may come before a key, besides what scripts have there, including the space: `number `. */
  readonly articles: readonly string[];
  /** Begins a choice that was written without its lead: `sales` is `for sales`. */
  readonly open: (subject: string) => string;
  /** The ways to say what to press, for the name of a key. */
  readonly ways: readonly ((key: string) => string)[];
}

/** All that is said in one language. */
export interface Bank {
  readonly tones: Readonly<Record<Style, Tone>>;
  readonly industryWords: Readonly<Record<Industry, IndustryWords>>;
  /** What a menu's prompts say. */
  readonly menu: Readonly<Record<(typeof menuPrompts)[number]['name'], readonly string[]>>;
  /** On hold: why the caller waits. `{site}` is the company's website. */
  readonly waiting: readonly string[];
  /** On hold: about the company in the buyer's own words, which are `{about}`. */
  readonly about: readonly string[];
  /** On hold: where to find more. */
  readonly website: readonly string[];
  /** On hold: what fits any company. */
  readonly anybody: readonly string[];
  /** Mobile voicemail: what a caller who reaches nobody is asked for. */
  readonly voicemailBodies: readonly string[];
  readonly descriptions: DescriptionForms;
  readonly ownMenu: OwnMenu;
}
