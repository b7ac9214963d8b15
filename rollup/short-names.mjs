/** What a style's name looks like until the script is whole; nothing else does. */
export const longName = (hash) => `__v${hash}__`;

/** A promise and what fulfils it; Node 20 has no `Promise.withResolvers`. */
function deferred() {
  let resolve;
  const promise = new Promise((fulfil) => (resolve = fulfil));
  return { promise, resolve };
}

/** The form's own custom properties; those that a page may set begin with `--voice-order-`. */
const property = /--vo-\w+(?:-\w+)*/gu;

/** Kept from one file to the next: the health report stands on the script's properties. */
const properties = new Map();

function shortProperty(long) {
  if (!properties.has(long)) properties.set(long, `--vo${properties.size.toString(36)}`);
  return properties.get(long);
}

/** Gives the form's own custom properties short names, the same in all files that are built together. */
export const shortProperties = () => ({
  name: 'short-properties',
  // Columns within a line move a little; the source map is of lines.
  renderChunk: (code) => ({ code: code.replaceAll(property, shortProperty), map: null }),
});

/**
 * Gives the styles' names one or two letters, in the order in which they come: they stand in the script some hundred
 * times, and no compression gets the better of a hash. The same source gives the same names.
 * What lies beside the script goes on with its names.
 */
export function shortNames() {
  const names = new Map();
  const short = (long) => {
    if (!names.has(long)) names.set(long, `v${names.size.toString(36)}`);
    return names.get(long);
  };
  const shorten = (code) => code.replaceAll(/__v\w+?__/g, short);
  let script;
  return {
    name: 'short-names',
    renderStart() {
      names.clear();
      script = deferred();
    },
    async renderChunk(code, chunk) {
      if (!chunk.isEntry) await script.promise;
      const shortened = shorten(code);
      script.resolve();
      // Columns within a line move a little; the source map is of lines.
      return { code: shortened, map: null };
    },
  };
}
