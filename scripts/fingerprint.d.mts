/** A string that changes if any file, name or character in these files and folders changes. */
export function fingerprint(root: string, names: readonly string[]): string;
