/** The shop's facts about a language, besides its texts. */
export interface LanguageFacts {
  /** The locale for dates, numbers and lists. */
  readonly locale: string;
  /** The language's own name, as a link. */
  readonly name: string;
  /** A colon, with a space before it if the language uses one. */
  readonly colon: string;
  /** The language named in a model's instructions; null leaves it to the buyer's description. */
  readonly drafts: string | null;
}
