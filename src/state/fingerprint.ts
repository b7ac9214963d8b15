/** A short text that differs for different values: tells whether an order has changed. No secret is kept by it. */
export function fingerprint(value: unknown): string {
  const text = JSON.stringify(value);
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return `${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}${text.length.toString(36)}`;
}

/** A random key; `crypto.randomUUID` is withheld on plain http pages. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
