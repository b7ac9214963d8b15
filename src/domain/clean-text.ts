/** Control characters except tabs and line breaks; servers and databases refuse some of them. */
const controls = /(?![\t\n\r])\p{Cc}/gu;

/** Characters without width on the screen, such as zero-width spaces and direction marks. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Removes control characters from a text that was typed, pasted, imported, drafted or restored. Tabs and line breaks
 * stay, and so do the line and page breaks of office programs (vertical tab and form feed), as line breaks.
 */
export const cleanText = (text: string): string =>
  text.replaceAll('\v', '\n').replaceAll('\f', '\n\n').replace(controls, '');

/** Removes control and invisible characters from an email address or a phone number. */
export const cleanContact = (text: string): string => cleanText(text).replace(invisible, '');

/** Like `cleanContact`, for postal and discount codes, in which full-width and other variants are plain characters. */
export const cleanCode = (text: string): string => cleanContact(text.normalize('NFKC'));

/** Cleans a field of a buyer, by its name. */
export function cleanField(field: string, text: string): string {
  if (field === 'postalCode') return cleanCode(text);
  return field === 'email' || field === 'phone' ? cleanContact(text) : cleanText(text);
}

/** `cleanText` for every string in a JSON value, such as a stored order or a link. */
export function cleanTexts<Value>(value: Value): Value;
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleanTexts(one)]));
}
