/**
 * Deeply freezes plain data, so that the host page can't change the order through the objects it receives. Getters are
 * not read; the values they create must be frozen by themselves.
 */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const { value: part } of Object.values(Object.getOwnPropertyDescriptors(value))) freeze(part);
  }
  return value;
}
