/** The number of words in a text: what white space separates; empty text has none (contract.md section 4). */
export function countWords(text: string): number {
  const trimmed = text.trim();
  return trimmed === '' ? 0 : trimmed.split(/\s+/u).length;
}

/** Words of one message, and those above the number that its price includes (spec.md section 5). */
export interface WordCount {
  readonly words: number;
  readonly wordsExtra: number;
}

/** Counts a message's words and its extra words, given the included words a prompt. */
export function wordCount(text: string, includedWords: number): WordCount {
  const words = countWords(text);
  return { words, wordsExtra: Math.max(0, words - includedWords) };
}
