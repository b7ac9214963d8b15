const texts: string[] = [];
let sheet: CSSStyleSheet | undefined;

/** Adds CSS to the one style sheet; called by the modules that the build makes of the `.css.ts` files. */
export function addCss(text: string): void {
  texts.push(text);
}

/**
 * Gives a shadow root the style sheet: one constructable sheet shared by all elements, which no CSP forbids, and a
 * `<style>` only where the browser has no such thing.
 */
export function adoptStyles(root: ShadowRoot): void {
  if (!('adoptedStyleSheets' in root) || typeof CSSStyleSheet !== 'function') {
    const style = root.ownerDocument.createElement('style');
    style.textContent = texts.join('\n');
    root.append(style);
    return;
  }
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(texts.join('\n'));
  }
  root.adoptedStyleSheets = [sheet];
}
