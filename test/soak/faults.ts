/** What can happen to a call between a buyer and the shops, and its percentage. */
const shares = [
  ['dropped before a shop had it', 4],
  ['dropped after a shop had it', 4],
  ['answer cut off in its middle', 3],
  ['sent twice', 4],
  ['delayed', 5],
] as const;

export type Fault = (typeof shares)[number][0];

/** The fault of a call, or null for most. */
export function drawFault(): Fault | null {
  let lot = Math.random() * 100;
  for (const [fault, share] of shares) {
    lot -= share;
    if (lot < 0) return fault;
  }
  return null;
}
