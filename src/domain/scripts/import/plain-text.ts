/** What does not show: zero-width characters and soft hyphens that programs leave in what is copied. */
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu;

/** A text without what does not show, with lines that end in one way; a new page parts as an empty line does. */
export const plainTextOf = (text: string): string =>
  text.replace(unseen, '').replace(/\r\n?/gu, '\n').replace(/\f/gu, '\n\n');
