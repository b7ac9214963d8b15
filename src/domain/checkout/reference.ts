/** A page's own id for the result of a visit, if it is valid (up to 200 printable ASCII characters); otherwise null. */
export const parseReference = (value: string | null): string | null =>
  value !== null && /^[ -~]{1,200}$/.test(value) ? value : null;
