/** Enough of an email for its owner to check it: `m•••@example.com`. */
export function maskedEmail(email: string): string {
  const [first = ''] = email;
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`;
}
