/** The studio's time zone: it defines the shop's days, wherever it runs. */
export const timeZone = 'America/Toronto';
