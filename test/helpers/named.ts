export type Name = string | RegExp;

/** The accessible name that a role is looked up by: a text is meant to the letter. */
export function named(name: Name): { readonly name: Name; readonly exact?: boolean } {
  return typeof name === 'string' ? { name, exact: true } : { name };
}
