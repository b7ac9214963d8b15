const texts: string[] = [];
let sheet: CSSStyleSheet | undefined;

/** What stands in for the sheet in browsers that have no such thing. */
const elements: WeakRef<HTMLStyleElement>[] = [];

/**
 * Adds CSS to the one style sheet, also while it is in use; called by the modules that the build makes of the `.css.ts`
 * files. As one rule it needs no reading of those before.
 */
export function addCss(text: string): void {
  texts.push(text);
  sheet?.insertRule(`@media all{${text}}`, sheet.cssRules.length);
  for (const element of elements) element.deref()?.append(text);
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
    elements.push(new WeakRef(style));
    return;
  }
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(texts.join('\n'));
  }
  root.adoptedStyleSheets = [sheet];
}
