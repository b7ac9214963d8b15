import { examine, type Embedding } from './examine.ts';
import type { Finding } from './finding.ts';
import { styledRoot } from './sheet.ts';

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
