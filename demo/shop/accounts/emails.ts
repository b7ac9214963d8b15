/** An email as accounts are looked up by it: the same however it is written in capitals. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/** Whether a text looks like an email address (docs/behaviour.md, Rules). */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/u.test(text.trim());
}
