/** Where a language's texts are, beside the script, and the hash that they are held to. */
interface LanguageFile {
  readonly file: string;
  readonly integrity: string;
}

/** The languages beside English that there are files of; put in by the build (rollup/languages.mjs). */
export declare const languageFiles: Readonly<Record<string, LanguageFile>>;
