/** What a style's name looks like until the script is whole; nothing else does. */
export const longName = (hash) => `__v${hash}__`;

/**
 * Gives the styles' names one or two letters, in the order in which they come: they stand in the script some hundred
 * times, and no compression gets the better of a hash. The same source gives the same names.
 */
export function shortNames() {
  return {
    name: 'short-names',
    renderChunk(code) {
      const names = new Map();
      const short = (long) => {
        if (!names.has(long)) names.set(long, `v${names.size.toString(36)}`);
        return names.get(long);
      };
      // Columns within a line move a little; the source map is of lines.
      return { code: code.replaceAll(/__v\w+?__/g, short), map: null };
    },
  };
}
