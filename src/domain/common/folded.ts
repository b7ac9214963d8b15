/** Lower case without accents, so that `lucia` finds Lucía. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text, in lower case without accents. */
export const foldedWords = (text: string): readonly string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
