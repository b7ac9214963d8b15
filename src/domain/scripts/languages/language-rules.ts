import type { DocumentWords } from './document-words.ts';

/** A language in which phone scripts are recognized and timed. */
export interface Language {
  /** The primary tag, such as `fr`. */
  readonly tag: string;
  /** Shops' names for the language in any of the form's languages, in lower case. */
  readonly names: readonly string[];
  /** The word for `&`. */
  readonly and: string;
  /**
   * Words per second in a calm, clear reading. English: 2.5 (150 a minute), the rate that voice artists plan for
   * narrations (plaza.directvoices.com/voice); with pauses, a message of 50 words lasts 22 to 25 s, as makers of
   * on-hold messages count (easyonhold.com, "50-Word Rule"). The other languages: in proportion to their reading speed
   * in one study: English 228 words a minute, French 195, Spanish 218, Italian 188, Portuguese 181, German 179
   * (Trauzettel-Klosinski and Dietz, "Standardized assessment of reading performance", Investigative Ophthalmology &
   * Visual Science 53, 2012, doi 10.1167/iovs.11-8284).
   */
  readonly wordsPerSecond: number;
  /**
   * About 80 of its most frequent words, including those of phone scripts, in lower case. They identify the language of
   * a text. Words that other languages share belong here as well.
   */
  readonly commonWords: readonly string[];
}

/** A language whose scripts can also be checked, fixed and found in documents, with the words and numbers for that. */
export interface LanguageRules extends Language {
  readonly signs: SpokenSigns;
  /** Endings of web addresses in countries that speak it, besides the international ones. */
  readonly domains: readonly string[];
  /** The legal forms of companies. Their dots are optional. */
  readonly companyForms: readonly string[];
  /** Words that may well be said twice in a row; digits as words may be, too. */
  readonly twice: readonly string[];
  readonly menu: MenuWords;
  readonly directions: DirectionWords;
  readonly numbers: NumberRules;
  readonly documents: DocumentWords;
}

/** The words for signs. They are used in scripts. */
interface SpokenSigns {
  readonly dot: string;
  readonly at: string;
  readonly slash: string;
  readonly dash: string;
  readonly underscore: string;
  readonly number: string;
  /** The keys `#` and `*` of a phone. */
  readonly pound: string;
  readonly star: string;
}

/** The phrases of menus: `For sales, please press one or two`. */
interface MenuWords {
  readonly please: readonly string[];
  readonly verbs: readonly string[];
  /** What may be left of the verb for a further choice: `appuyez sur le 1 pour …, sur le 2 pour …`. */
  readonly again: readonly string[];
  /** What may come between verb and key, including the space: `la tecla `. */
  readonly articles: readonly string[];
  /** Keys as words; digits, `#` and `*` are keys in every language. */
  readonly keys: readonly string[];
  /** The words before the choice. */
  readonly leads: readonly string[];
  /** The mark between the choice and the verb: `For sales, press one`. Used in fixes. */
  readonly afterChoice: string;
  readonly or: readonly string[];
  /** Words before the signs `#` and `*` that make these keys. */
  readonly beforeSign: readonly string[];
}

/**
 * The words of directions to the studio, such as `(music fades)`. The words of all languages are recognized in every
 * script.
 */
export interface DirectionWords {
  /** Are a direction in brackets, with nothing but other words of this interface. */
  readonly always: readonly string[];
  /** Are a direction in square brackets, or alone in a line. */
  readonly music: readonly string[];
  /** Are a direction only with an action: a tone alone may be the one after which callers speak. */
  readonly sounds: readonly string[];
  /** What music and sounds do, or what they are like. */
  readonly actions: readonly string[];
  /** Words that connect these words, numbers and measures. */
  readonly fillers: readonly string[];
  /** Begin a direction, with a colon: `[SFX: a phone rings]`. */
  readonly labels: readonly string[];
  /** Name the script that follows, with a number: `Message 1 of 3`. */
  readonly titles: readonly string[];
  readonly of: readonly string[];
  /** Between two times: `00:00 to 00:12`. */
  readonly to: readonly string[];
  /** Begin a note, with a colon. */
  readonly notes: readonly string[];
  /** Beginnings of words with which a note addresses the artist. */
  readonly toArtist: readonly string[];
}

/** The number of words for spoken numbers. */
export interface NumberRules {
  /** Words of a number from 1 to 99. */
  readonly belowHundred: (value: number) => number;
  /** Whether a hundred and its count are one word (`doscientos`). */
  readonly hundredsAreOneWord: boolean;
  /** Whether `one` is said before a hundred and a thousand. */
  readonly saysOne: boolean;
  /** Words besides the number of an hour: `9 heures` has one. */
  readonly hourWords: number;
}
