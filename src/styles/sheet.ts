const texts: string[] = [];
let sheet: CSSStyleSheet | undefined;

/** Replaces the sheet in browsers without constructable sheets. */
const elements: WeakRef<HTMLStyleElement>[] = [];

/**
 * Adds CSS to the single style sheet, even while it is in use; called by the modules that the build creates from the
 * `.css.ts` files. As one rule, it does not require earlier rules to be parsed again.
 */
export function addCss(text: string): void {
  texts.push(text);
  sheet?.insertRule(`@media all{${text}}`, sheet.cssRules.length);
  for (const element of elements) element.deref()?.append(text);
}

/**
 * Applies the style sheet to a shadow root: one constructable sheet shared by all elements, which no CSP blocks, or a
 * `<style>` if the browser does not support that.
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
