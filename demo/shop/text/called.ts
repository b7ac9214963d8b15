/** What follows the first word of a greeting: the person's name, if it is known, or nothing. */
export const called = (name: string | null, before = ' '): string => (name === null ? '' : `${before}${name}`);
