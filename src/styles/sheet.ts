interface Sheet {
  readonly text: string;
  /** The constructed sheet, shared by all shadow roots. */
  made?: CSSStyleSheet;
}

const sheets: Sheet[] = [];
/** The shadow roots in use; the others are dropped when the next one comes. */
let roots: readonly WeakRef<ShadowRoot>[] = [];

const isConstructable = (): boolean => 'adoptedStyleSheets' in document && typeof CSSStyleSheet === 'function';

function construct(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** Adds a constructed sheet, which no CSP blocks, or a `<style>` if the browser does not support that. */
function add(root: ShadowRoot, sheet: Sheet): void {
  if (isConstructable()) {
    sheet.made ??= construct(sheet.text);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet.made];
    return;
  }
  const style = root.ownerDocument.createElement('style');
  style.textContent = sheet.text;
  root.append(style);
}

/**
 * Adds CSS to all shadow roots, including those in use; called by the modules that the build creates from the `.css.ts`
 * files. As a sheet of its own, it only restyles the elements that its rules match.
 */
export function addCss(text: string): void {
  const sheet = { text };
  sheets.push(sheet);
  for (const ref of roots) {
    const root = ref.deref();
    if (root) add(root, sheet);
  }
}

/** Applies the style sheets to a shadow root. */
export function adoptStyles(root: ShadowRoot): void {
  for (const sheet of sheets) add(root, sheet);
  roots = [...roots.filter((ref) => ref.deref()), new WeakRef(root)];
}
