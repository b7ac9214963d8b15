/** Where a shop can write its log to, and what it has written. */
export function lines() {
  let written = '';
  const stream = { write: (line: string): void => void (written += line) };
  return { stream, text: () => written };
}
