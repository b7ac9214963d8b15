/** The installed Chromium or Chrome that the browser tests drive. Throws a sentence that says what to install. */
export function chromiumPath(): string;

/** The headless shell of Chromium where there is one, else Chromium. */
export function headlessShellPath(): string;
