/** The words of a space-separated list: `wordList('one two')` is `['one', 'two']`. */
export const wordList = (list: string): readonly string[] => list.trim().split(/\s+/u);
