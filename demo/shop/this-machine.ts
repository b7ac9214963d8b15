const names = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a URL is on this machine, as during development. */
export const isOnThisMachine = (url: string): boolean => URL.canParse(url) && names.has(new URL(url).hostname);
