/** A file beside the script, and its hash. */
export interface BuiltFile {
  readonly file: string;
  readonly integrity: string;
}

// Set by the build (rollup/languages.mjs).

export declare const deskFile: BuiltFile;

export declare const languageFiles: ReadonlyMap<string, BuiltFile>;
