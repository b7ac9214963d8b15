/** What a greeting says after its first word: the name of somebody who is called by one, else nothing. */
export const called = (name: string | null, before = ' '): string => (name === null ? '' : `${before}${name}`);
