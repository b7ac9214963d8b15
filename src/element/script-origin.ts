/** Set by the build: false in the file for script tags, true in the module for bundlers (rollup/package-files.mjs). */
declare const IS_PACKAGE: boolean;

const fileName = /voice-order-form[^/]*\.m?js(?:[?#]|$)/;

/** The URL of the running file, from an error's stack. */
const addressInStack = (): string | undefined =>
  /https?:\/\/[^\s()]+?(?=:\d+:\d+)/.exec(String(new Error('where').stack))?.[0];

/**
 * The script tag, or what is known of it. `currentScript` is null in a module (where `import.meta` would be a syntax
 * error in a classic script) and inside a shadow root. In those cases, the error stack is used, or else a tag with our
 * file name.
 */
function findScript(): Pick<HTMLScriptElement, 'src' | 'nonce'> {
  const { currentScript, scripts } = document;
  if (currentScript instanceof HTMLScriptElement) return currentScript;
  const address = addressInStack();
  const tags = [...scripts];
  const tag = tags.find(({ src }) => src === address) ?? tags.find(({ src }) => fileName.test(src));
  return { src: address ?? tag?.src ?? '', nonce: tag?.nonce ?? '' };
}

/** Determined once, while the script runs for the first time. */
const { src, nonce } = findScript();

/** The URL of this script; empty if it was inlined. */
export const scriptUrl = src;

/**
 * Whether this is the module for bundlers: then it may be in any file, and the shop's other files are not beside it.
 */
export const isBundled: boolean = IS_PACKAGE;

/** The URL of a file beside this script; null if the script was bundled or inlined. */
export function besideScript(file: string): string | null {
  const isFile = /^(?:https?|file):/.test(src) && src !== location.href.split('#')[0];
  return isBundled || !isFile ? null : new URL(file, src).href;
}

/** The origin that served this script; the page's own if the script was inlined. */
export const scriptOrigin = /^https?:/.test(src) ? new URL(src).origin : location.origin;

/** The nonce that let this script run, which also lets it load other scripts. */
export const scriptNonce = nonce;
