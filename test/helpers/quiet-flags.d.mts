/** Flags for a test browser: no network traffic of its own, no sandbox, no graphics card. */
export const quietFlags: readonly string[];
export const shortLivedFlags: readonly string[];
