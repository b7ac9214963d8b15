import { examine, type Embedding } from './examine.ts';
import type { Finding } from './health-finding.ts';

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

const states = {
  problem: { name: 'Problem', mark: '✕' },
  warning: { name: 'Warning', mark: '!' },
  ok: { name: 'Fine', mark: '✓' },
} as const;

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, ...children: readonly (string | Node)[]) {
  const node = document.createElement(name);
  node.append(...children);
  return node;
}

function entry({ state, text, code }: Finding): HTMLElement {
  const mark = make('span', states[state].mark);
  mark.className = state;
  mark.ariaHidden = 'true';
  const paragraph = make('p', make('strong', `${states[state].name}.`), ` ${text}`);
  return make('li', mark, make('div', paragraph, ...(code ? [make('code', code)] : [])));
}

function button(label: string, onClick: () => void): HTMLElement {
  const node = make('button', label);
  node.type = 'button';
  node.addEventListener('click', onClick);
  return node;
}

function countText(findings: readonly Finding[]): string {
  const count = (state: Finding['state']): number => findings.filter((finding) => finding.state === state).length;
  const [problems, warnings] = [count('problem'), count('warning')];
  if (problems + warnings === 0) return 'No problems found on this page.';
  return `Found on this page: ${problems} × problem, ${warnings} × warning.`;
}

/** The panel above the form, in a shadow root that separates its rules from the form's. It checks the page at once. */
function createPanel(embedding: Embedding): HTMLElement {
  const host = make('div');
  const status = make('p');
  status.role = 'status';
  const list = make('ul');
  const check = async (): Promise<void> => {
    status.textContent = 'Checking this page…';
    const findings = await examine(embedding);
    status.textContent = countText(findings);
    list.replaceChildren(...findings.map(entry));
    console.table(findings);
  };
  const actions = make(
    'div',
    button('Check again', () => void check()),
    button('Close', () => host.remove()),
  );
  actions.className = 'actions';
  const panel = make('section', make('h2', 'Health report'), status, list, actions);
  panel.className = 'panel';
  panel.ariaLabel = 'Health report';
  panel.lang = 'en';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  root.append(panel);
  void check();
  return host;
}

/** The panel of each element, with the settings that it is about. */
const panels = new WeakMap<HTMLElement, { readonly panel: HTMLElement; readonly about: string }>();

/** Shows the report above an element's form. Other settings get another report. */
export function showHealth(embedding: Embedding): void {
  const { element, root, settings } = embedding;
  const earlier = panels.get(element);
  const about = JSON.stringify(settings);
  if (earlier?.about === about) return;
  earlier?.panel.remove();
  const panel = createPanel(embedding);
  panels.set(element, { panel, about });
  root.prepend(panel);
}
