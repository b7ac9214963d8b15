/** Set by the build: false in the file that a script tag loads, true in the module for bundlers (rollup/package-files.mjs). */
declare const IS_PACKAGE: boolean;

const fileName = /voice-order-form[^/]*\.m?js(?:[?#]|$)/;

/** The address of the running file, as engines write it into an error's stack. */
const addressInStack = (): string | undefined =>
  /https?:\/\/[^\s()]+?(?=:\d+:\d+)/.exec(String(new Error('where').stack))?.[0];

/**
 * The script tag, or what is known of it. `currentScript` is null in a module, where `import.meta` is no syntax that a
 * classic script could hold, and inside a shadow root: there the stack tells, else a tag that has our name.
 */
function findScript(): Pick<HTMLScriptElement, 'src' | 'nonce'> {
  const { currentScript, scripts } = document;
  if (currentScript instanceof HTMLScriptElement) return currentScript;
  const address = addressInStack();
  const tags = [...scripts];
  const tag = tags.find(({ src }) => src === address) ?? tags.find(({ src }) => fileName.test(src));
  return { src: address ?? tag?.src ?? '', nonce: tag?.nonce ?? '' };
}

/** Found once, while the script runs for the first time. */
const { src, nonce } = findScript();

/** The address of this script; empty for one that was written into the page. */
export const scriptUrl = src;

/** Whether this is the module for bundlers: it can be in any file then, and nothing of the shop's is beside it. */
export const isBundled: boolean = IS_PACKAGE;

/** The address of a file beside this script; null for a script that was bundled or written into the page. */
export function besideScript(file: string): string | null {
  const isFile = /^(?:https?|file):/.test(src) && src !== location.href.split('#')[0];
  return isBundled || !isFile ? null : new URL(file, src).href;
}

/** The origin that served this script; the page's own for a script that was written into it. */
export const scriptOrigin = /^https?:/.test(src) ? new URL(src).origin : location.origin;

/** What let this script run under a policy with nonces, and lets the ones that it loads. */
export const scriptNonce = nonce;
