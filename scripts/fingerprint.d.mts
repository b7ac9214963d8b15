/** One text for these files and folders of a folder: another file, name or letter gives another text. */
export function fingerprint(root: string, names: readonly string[]): string;
