/** The script desk's file beside the script, and its hash; set by the build (rollup/desk.mjs). */
export declare const deskFile: { readonly file: string; readonly integrity: string };
