/**
 * Letters and the characters between them in names; a dot only ends an initial and never joins what would be a link.
 */
const plain = /^(?:[\p{L}\p{M}'’ -]|\.(?= |$)){1,40}$/u;

/**
 * A first name for a greeting, or null. Anybody can create an account with somebody else's address, and must not be
 * able to send them any text except a name in the shop's name.
 */
export const plainName = (firstName: string): string | null => (plain.test(firstName) ? firstName : null);
