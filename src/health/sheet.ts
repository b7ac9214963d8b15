/** Uses the form's own colours; the page's custom properties are reset. */
const css = `
.panel {
  all: initial;
  box-sizing: border-box;
  display: grid;
  gap: 12px;
  padding: 20px;
  border: 1px solid var(--vo-line-strong);
  border-radius: var(--vo-radius);
  background: var(--vo-surface);
  color: var(--vo-text);
  color-scheme: var(--voice-order-color-scheme, inherit);
  direction: ltr;
  font: 15px/1.5 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
h2, p, ul { margin: 0; padding: 0; }
h2 { font-size: 20px; line-height: 1.3; }
ul { display: grid; gap: 10px; list-style: none; }
li { display: grid; grid-template-columns: 22px minmax(0, 1fr); gap: 10px; }
.problem { color: var(--vo-danger); }
.warning { color: var(--vo-warning); }
.ok { color: var(--vo-success); }
code {
  display: block;
  margin-block-start: 4px;
  padding: 6px 10px;
  border-radius: 6px;
  background: var(--vo-raised);
  font: 13px/1.5 ui-monospace, Menlo, Consolas, monospace;
  white-space: pre-line;
  user-select: all;
}
.actions { display: flex; flex-wrap: wrap; gap: 8px; }
button { min-height: 40px; padding: 0 16px; font: inherit; }
:focus-visible { outline: 2px solid var(--vo-text); outline-offset: 2px; }
`;

/** The panel is in its own shadow root, to separate its rules from the form's. */
export function styledRoot(host: HTMLElement): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  return root;
}
