/** An email as accounts are looked up by it: the same however it is written in capitals. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/**
 * Whether a text looks like one email address (docs/behaviour.md, Rules). What makes a list or a name of it in the head
 * of a mail does not: the mail would go elsewhere than the address says.
 */
export function isEmail(text: string): boolean {
  return /^[^\s@,;:<>()[\]\\"\p{Cc}\p{Cf}]+@[^\s@,;:<>()[\]\\"\p{Cc}\p{Cf}]+$/u.test(text.trim());
}
