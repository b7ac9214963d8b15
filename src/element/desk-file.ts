/** The script desk's file beside the script, and the hash that it is held to; put in by the build (rollup/desk.mjs). */
export declare const deskFile: { readonly file: string; readonly integrity: string };
