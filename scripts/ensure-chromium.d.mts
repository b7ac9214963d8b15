/** The installed Chromium or Chrome for the browser tests. Throws a message that says what to install. */
export function chromiumPath(): string;

/** The headless shell of Chromium if it is installed, otherwise Chromium. */
export function headlessShellPath(): string;
