/**
 * The words for reading a pasted document: patterns separated by commas, in lower case without accents, with `'` as the
 * apostrophe.
 */
export interface DocumentWords {
  /** Words that callers hear. */
  readonly callers: string;
  /** Words that address someone. */
  readonly addressing: string;
  /** Words that speak about scripts to the reader of the document. */
  readonly readers: string;
  /** Words that introduce scripts, in a line that is not a heading: `Here are our texts:`. */
  readonly leadIns: string;
  /** Labels of notes beside a script, headings of columns with notes, and lines that are notes: `15 seconds`. */
  readonly notes: string;
  /** Labels before spoken text: `VO: Thank you`; also the headings of columns with texts. */
  readonly texts: string;
  /** Labels before a name, and the headings of columns with names. */
  readonly names: string;
  /** Words before the number of a text, besides the titles of directions: `Step 2: Record a greeting`. */
  readonly numbered?: string;
  /** Header lines of an email. */
  readonly mailHeaders: string;
  /** The first words of an email, before the recipient's name. */
  readonly mailGreetings: string;
}
