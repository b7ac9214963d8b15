/** Letters and what stands between them in names; a dot ends an initial and never joins what would be a link. */
const plain = /^(?:[\p{L}\p{M}'’ -]|\.(?= |$)){1,40}$/u;

/**
 * A first name to greet somebody by, or null. Anybody can make an account with somebody else's address, and must not be
 * able to say more to them in the shop's name than how they are called.
 */
export const plainName = (firstName: string): string | null => (plain.test(firstName) ? firstName : null);
