/** The known words of a space-separated list, each once, in order. */
export const listed = <Word extends string>(list: string | null, known: readonly Word[]): readonly Word[] =>
  [...new Set(list?.split(/\s+/))].flatMap((word) => known.filter((one) => one === word));
