/** A random key; `crypto.randomUUID` is not available on plain http pages. */
export const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
