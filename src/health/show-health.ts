import { checkHealth, type HealthCheck } from './checks.ts';
import { watchCovers } from './covers.ts';
import { examine } from './examine.ts';
import type { Embedding } from './facts.ts';
import { styledRoot } from './sheet.ts';
import { healthText } from './text.ts';

const marks = { problem: '✕', warning: '!', ok: '✓' } as const;

type Child = string | Node | undefined;

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, ...children: readonly Child[]) {
  const node = document.createElement(name);
  node.append(...children.filter((child) => child !== undefined));
  return node;
}

function line({ state, text: [what, todo, ...steps] }: HealthCheck): HTMLElement {
  const mark = make('span', marks[state]);
  mark.className = `mark ${state}`;
  mark.ariaHidden = 'true';
  const name = make('strong', `${healthText.states[state]}.`);
  const text = make('p', name, ` ${what} ${todo ?? ''}`);
  const others = steps.map((words, index) => words && make(index % 2 === 0 ? 'code' : 'p', words));
  return make('li', mark, make('div', text, ...others));
}

function button(label: string, onClick: () => void): HTMLElement {
  const made = make('button', label);
  made.type = 'button';
  made.addEventListener('click', onClick);
  return made;
}

/** The panel above the form; `look` fills it in. */
function createPanel(look: () => void) {
  const host = make('div');
  const status = make('p');
  status.role = 'status';
  const list = make('ul');
  const actions = make(
    'div',
    button(healthText.again, look),
    button(healthText.close, () => host.remove()),
  );
  actions.className = 'actions';
  const panel = make('section', make('h2', healthText.heading), status, list, actions);
  panel.className = 'panel';
  panel.ariaLabel = healthText.heading;
  panel.lang = 'en';
  styledRoot(host).append(panel);
  return { host, status, list };
}

interface Report {
  readonly show: (embedding: Embedding) => void;
}

const reports = new WeakMap<HTMLElement, Report>();

function createReport(): Report {
  let embedding: Embedding | undefined;
  let seen = '';
  const look = async (): Promise<void> => {
    if (embedding === undefined) return;
    const asked = embedding;
    panel.status.textContent = healthText.looking;
    const facts = await examine(asked);
    if (asked !== embedding) return;
    const checks = checkHealth(facts);
    const count = (state: HealthCheck['state']): number => checks.filter((check) => check.state === state).length;
    panel.status.textContent = healthText.found(count('problem'), count('warning'));
    panel.list.replaceChildren(...checks.map(line));
    if (facts.covers.length === 0) void watchCovers(asked.element, () => void look());
    console.table(checks.map(({ state, text }) => [state, ...text]));
  };
  const panel = createPanel(() => void look());
  return {
    show: (next) => {
      const { element, settings } = next;
      if (!panel.host.isConnected && seen === '') element.shadowRoot?.prepend(panel.host);
      if (seen === JSON.stringify(settings)) return;
      seen = JSON.stringify(settings);
      embedding = next;
      void look();
    },
  };
}

/**
 * Shows the report above an element's form: what is wrong with the embedding and how to fix it. Updates when the
 * settings change.
 */
export function showHealth(embedding: Embedding): void {
  const report = reports.get(embedding.element) ?? createReport();
  reports.set(embedding.element, report);
  report.show(embedding);
}
