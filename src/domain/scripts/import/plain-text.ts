/** Invisible characters: zero-width characters and soft hyphens that programs leave in copied text. */
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu;

/** A text without invisible characters, with uniform line ends; a page break divides like an empty line. */
export const plainTextOf = (text: string): string =>
  text.replace(unseen, '').replace(/\r\n?/gu, '\n').replace(/\f/gu, '\n\n');
