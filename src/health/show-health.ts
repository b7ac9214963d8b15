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

/** The panel is in its own shadow root, to separate its rules from the form's. */
function styledRoot(host: HTMLElement): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  return root;
}

const heading = 'Health report';

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

/** The panel above the form; `update` fills it in. */
function createPanel(update: () => void) {
  const host = make('div');
  const status = make('p');
  status.role = 'status';
  const list = make('ul');
  const actions = make(
    'div',
    button('Check again', update),
    button('Close', () => host.remove()),
  );
  actions.className = 'actions';
  const panel = make('section', make('h2', heading), status, list, actions);
  panel.className = 'panel';
  panel.ariaLabel = heading;
  panel.lang = 'en';
  styledRoot(host).append(panel);
  return { host, status, list };
}

interface Report {
  embedding: Embedding;
  readonly update: () => Promise<void>;
}

const reports = new WeakMap<HTMLElement, Report>();

function createReport(first: Embedding): Report {
  const panel = createPanel(() => void report.update());
  first.root.prepend(panel.host);
  const report: Report = {
    embedding: first,
    update: async () => {
      const { embedding } = report;
      panel.status.textContent = 'Checking this page…';
      const findings = await examine(embedding);
      if (embedding !== report.embedding) return;
      panel.status.textContent = countText(findings);
      panel.list.replaceChildren(...findings.map(entry));
      console.table(findings);
    },
  };
  return report;
}

/**
 * Shows the report above an element's form: what is wrong with the embedding and how to fix it. Updates when the
 * settings change.
 */
export function showHealth(embedding: Embedding): void {
  const { element, settings } = embedding;
  const earlier = reports.get(element);
  if (JSON.stringify(earlier?.embedding.settings) === JSON.stringify(settings)) return;
  const report = earlier ?? createReport(embedding);
  reports.set(element, report);
  report.embedding = embedding;
  void report.update();
}
