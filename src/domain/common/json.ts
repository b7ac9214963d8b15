/**
 * A value as JSON text, written as JSON.stringify does by itself: libraries of old, as Prototype.js, give the arrays of a
 * host page a `toJSON` that makes texts of them.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key: string) {
    return this[key];
  });
