const list = new Intl.ListFormat('en-CA');

/** Names as people say them: `Emma and James`. */
export function names(named: readonly { readonly name: string }[]): string {
  return list.format(named.map(({ name }) => name));
}
