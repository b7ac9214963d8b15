/** The studio's: its days are the shop's, wherever it runs. */
export const timeZone = 'America/Toronto';

// Swedish writes dates so.
const days = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' });

/** The day of a moment, in milliseconds, by the shop's clock: `YYYY-MM-DD`. */
export const dayOf = (time: number): string => days.format(time);
