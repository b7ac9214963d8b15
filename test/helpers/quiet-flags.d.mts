/** A browser for tests says nothing to anybody, and needs neither a sandbox nor a graphics card. */
export const quietFlags: readonly string[];
export const shortLivedFlags: readonly string[];
