/** A word or name as at the beginning of a line or sentence. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
