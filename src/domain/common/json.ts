/** Whether a value is an object or an array. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Whether two plain values (JSON) are equal. Identical objects are not compared further, so comparing an order with its
 * changed copy takes time only for the changes.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}

/** A record with a value for each row of a table. */
export function recordOf<Row, Key extends string, Value>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  valueOf: (row: Row) => Value,
): Readonly<Record<Key, Value>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rows have all the keys
  return Object.fromEntries(rows.map((row) => [keyOf(row), valueOf(row)])) as Record<Key, Value>;
}

/**
 * Deeply freezes plain data, so that the host page can't change the order through the objects it receives. Getters are
 * not read; the values that they create must be frozen separately.
 */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const { value: part } of Object.values(Object.getOwnPropertyDescriptors(value))) freeze(part);
  }
  return value;
}

/**
 * Converts a value to JSON as JSON.stringify does natively: old libraries such as Prototype.js give the arrays of a
 * host page a `toJSON` that turns them into strings.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key: string) {
    return this[key];
  });
