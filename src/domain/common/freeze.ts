/**
 * Freezes plain data all the way down, so that the host page can't change the order through what it was handed. What is
 * made only when it is read stays unread, and has to freeze itself.
 */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const { value: part } of Object.values(Object.getOwnPropertyDescriptors(value))) freeze(part);
  }
  return value;
}
