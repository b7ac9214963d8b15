declare const PACKAGE_VERSION: string;

/** The version in package.json; set by the build. */
export const version = PACKAGE_VERSION;

/** Set by the build: false in the file for script tags, true in the module for bundlers (rollup/package-files.mjs). */
declare const IS_PACKAGE: boolean;

/** Whether this is the module for bundlers: it may be in any file, and the shop's other files are not beside it. */
export const isBundled: boolean = IS_PACKAGE;

/** The URL of the running file, from an error's stack. */
const urlInStack = (): string | undefined =>
  /https?:\/\/[^\s()]+?(?=:\d+:\d+)/.exec(String(new Error('where').stack))?.[0];

/**
 * The script tag, or what is known of it. `currentScript` is null in a module (where `import.meta` would be a syntax
 * error in a classic script) and inside a shadow root. In those cases, the error stack is used, or else a tag with our
 * file name.
 */
function findScript(): Pick<HTMLScriptElement, 'src' | 'nonce'> {
  const { currentScript, scripts } = document;
  if (currentScript instanceof HTMLScriptElement) return currentScript;
  const url = urlInStack();
  const tags = [...scripts];
  const tag = tags.find(({ src }) => src === url) ?? tags.find(({ src }) => /voice-order-form[^/]*\.m?js\b/.test(src));
  return { src: url ?? tag?.src ?? '', nonce: tag?.nonce ?? '' };
}

const script = findScript();

/** The URL of this script; empty if it was inlined. */
export const scriptUrl = script.src;

/** The nonce that let this script run, which also lets it load other scripts. */
export const scriptNonce = script.nonce;

/** The origin that served this script; the page's own if the script was inlined. */
export const scriptOrigin = /^https?:/.test(scriptUrl) ? new URL(scriptUrl).origin : location.origin;

/** The URL of a file beside this script; null if the script was bundled or inlined. */
export function besideScript(file: string): string | null {
  const isFile = /^(?:https?|file):/.test(scriptUrl) && scriptUrl !== location.href.split('#')[0];
  return isBundled || !isFile ? null : new URL(file, scriptUrl).href;
}

const hinted = new Set<string>();

/** Logs once in the console which file a bundle lacks, and which import adds it. */
export function hintAtImport(part: 'desk' | 'health', what: string): void {
  if (!isBundled || hinted.has(part)) return;
  hinted.add(part);
  console.info(`voice-order-form: ${what} is missing in this bundle. Add: import 'voice-order-form/${part}';`);
}
