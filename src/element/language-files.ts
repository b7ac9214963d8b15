/** The URL of a language's file beside the script, and its hash. */
export interface LanguageFile {
  readonly file: string;
  readonly integrity: string;
}

/** The languages besides English that have files; set by the build (rollup/languages.mjs). */
export declare const languageFiles: ReadonlyMap<string, LanguageFile>;
