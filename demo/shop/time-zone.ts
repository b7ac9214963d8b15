/** The studio's time zone: it defines the shop's days, wherever it runs. */
export const timeZone = 'America/Toronto';

// Swedish uses this date format.
const days = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' });

/** The day of a moment (in milliseconds) in the shop's time zone: `YYYY-MM-DD`. */
export const dayOf = (time: number): string => days.format(time);
