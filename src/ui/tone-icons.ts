/** The icons of messages, by tone. */
export const toneIcons = { info: 'info', success: 'check', warning: 'alert', danger: 'alert' } as const;
