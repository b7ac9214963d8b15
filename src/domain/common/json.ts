/**
 * Converts a value to JSON as JSON.stringify does natively: old libraries such as Prototype.js give the arrays of a
 * host page a `toJSON` that turns them into strings.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key: string) {
    return this[key];
  });
