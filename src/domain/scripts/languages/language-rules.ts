import type { DocumentWords } from './document-words.ts';

/** A language that phone scripts are told apart in, and timed by. */
export interface Language {
  /** The primary tag, such as `fr`. */
  readonly tag: string;
  /** What shops call the language in any of the form's languages, in small letters. */
  readonly names: readonly string[];
  /** The word for `&`. */
  readonly and: string;
  /**
   * Words a second in a calm, clear reading. English: 2.5 (150 a minute), what voice artists plan with for narrations
   * (plaza.directvoices.com/voice); with the pauses it makes 50 words of a message last 22 to 25 s, as makers of on-hold
   * messages count (easyonhold.com, "50-Word Rule"). The others: in proportion to how fast they are read aloud in one
   * study: English 228 words a minute, French 195, Spanish 218, Italian 188, Portuguese 181, German 179
   * (Trauzettel-Klosinski and Dietz, "Standardized assessment of reading performance", Investigative Ophthalmology &
   * Visual Science 53, 2012, doi 10.1167/iovs.11-8284).
   */
  readonly wordsPerSecond: number;
  /**
   * About 80 of its most frequent words, those of phone scripts among them, in small letters. By these a text is told to be
   * in it. Words that other languages have too belong here as well.
   */
  readonly commonWords: readonly string[];
}

/** A language whose scripts are checked and fixed, and found in documents, as well: the words and numbers for that. */
export interface LanguageRules extends Language {
  readonly signs: SpokenSigns;
  /** Endings of web addresses in countries that speak it, beside those of the whole world. */
  readonly domains: readonly string[];
  /** What the law adds to a company's name. A point in it may be left out. */
  readonly companyForms: readonly string[];
  /** Words that may well be said twice in a row; digits are, too, as words. */
  readonly twice: readonly string[];
  readonly menu: MenuWords;
  readonly directions: DirectionWords;
  readonly numbers: NumberRules;
  readonly documents: DocumentWords;
}

/** How signs are said. These words go into scripts. */
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

/** How menus are said: `For sales, please press one or two`. */
interface MenuWords {
  readonly please: readonly string[];
  readonly verbs: readonly string[];
  /** What may be left of the verb for a further choice: `appuyez sur le 1 pour …, sur le 2 pour …`. */
  readonly again: readonly string[];
  /** What may come between verb and key, with its blank: `la tecla `. */
  readonly articles: readonly string[];
  /** Keys as words; digits, `#` and `*` are keys in every language. */
  readonly keys: readonly string[];
  /** What leads to the choice. */
  readonly leads: readonly string[];
  readonly or: readonly string[];
  /** Words before the signs `#` and `*` that make these keys. */
  readonly beforeSign: readonly string[];
}

/** The words of directions to the studio, such as `(music fades)`. Those of all languages are known in every script. */
export interface DirectionWords {
  /** Are a direction in brackets, with nothing but other words of this interface. */
  readonly always: readonly string[];
  /** Are one in square brackets, or alone in a line. */
  readonly music: readonly string[];
  /** Are one only with an action: a tone alone may be the one after which callers speak. */
  readonly sounds: readonly string[];
  /** What music and sounds do, or how they are. */
  readonly actions: readonly string[];
  /** What joins these words, counts and measures. */
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
  /** Beginnings of words by which a note speaks to the artist. */
  readonly toArtist: readonly string[];
}

/** How many words numbers take. */
export interface NumberRules {
  /** Words of a number from 1 to 99. */
  readonly belowHundred: (value: number) => number;
  /** Whether a hundred and its count are one word (`doscientos`). */
  readonly hundredsAreOneWord: boolean;
  /** Whether `one` is said before a hundred and a thousand. */
  readonly saysOne: boolean;
  /** Words beside the number of an hour: `9 heures` has one. */
  readonly hourWords: number;
}
