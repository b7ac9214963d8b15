/** Whether something that was stored at a time (milliseconds) is still valid; a time in the future is not. */
export function isFresh(storedAt: number, lifetime: number): boolean {
  const age = Date.now() - storedAt;
  return age >= 0 && age < lifetime;
}
