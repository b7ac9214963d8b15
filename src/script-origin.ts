const fileName = /voice-order-form[^/]*\.js(?:[?#]|$)/;

/**
 * The origin that served this script. A module has no `currentScript`; then the page's script tags tell, and the page's
 * own origin where none does, as in a bundle of the host's.
 */
function findOrigin(): string {
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement && currentScript.src) return new URL(currentScript.src).origin;
  const script = [...document.scripts].find(({ src }) => fileName.test(src));
  return script ? new URL(script.src).origin : location.origin;
}

/** Found once, while the script runs for the first time. */
export const scriptOrigin = findOrigin();
