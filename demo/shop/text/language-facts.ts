/** What the shop has to know of a language beside its texts. */
export interface LanguageFacts {
  /** What dates, numbers and lists are written by. */
  readonly locale: string;
  /** What the language calls itself, as a link. */
  readonly name: string;
  /** A colon, with the space before it if print has one. */
  readonly colon: string;
  /** What a language model is asked to write in; null leaves that to the buyer's description. */
  readonly drafts: string | null;
}
