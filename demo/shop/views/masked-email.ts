/** Enough of an email for its owner to recognize it: `m•••@e•••.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  const [domain = ''] = email.slice(at + 1);
  const [, ending = ''] = /(\.[^.]*)$/u.exec(email.slice(at + 1)) ?? [];
  return `${first}•••@${domain}•••${ending}`;
}
