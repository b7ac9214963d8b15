/**
 * The words by which a pasted document is read: patterns apart by commas, in small letters without accents, with `'` as the
 * apostrophe.
 */
export interface DocumentWords {
  /** What callers hear. */
  readonly callers: string;
  /** What speaks to somebody, whoever that may be. */
  readonly addressing: string;
  /** What speaks about scripts to the reader of the document. */
  readonly readers: string;
  /** What leads to scripts, in a line that is no heading: `Here are our texts:`. */
  readonly leadIns: string;
  /** Labels of notes beside a script, and headings of columns with such: `Duration: 15 seconds`. */
  readonly notes: string;
  /** Labels before what is spoken: `VO: Thank you`; also the headings of columns with texts, the surest first. */
  readonly texts: string;
  /** Labels before a name, and the headings of columns with names, the surest first. */
  readonly names: string;
  /** Header lines of a mail. */
  readonly mailHeaders: string;
  /** The first words of a mail, before the name of who receives it. */
  readonly mailGreetings: string;
  /** The last words of a mail, before the name of who sends it. */
  readonly mailClosings: string;
}
