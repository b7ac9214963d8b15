/** The words of a list that blanks part: `wordList('one two')` is `['one', 'two']`. */
export const wordList = (list: string): readonly string[] => list.trim().split(/\s+/u);
