/** A file beside the script, and its hash. */
export interface BuiltFile {
  readonly file: string;
  readonly integrity: string;
}

// Set by the build (rollup/languages.mjs).

/** The file of the script tools. */
export declare const deskFile: BuiltFile;

/** The files of the languages besides English. */
export declare const languageFiles: ReadonlyMap<string, BuiltFile>;
