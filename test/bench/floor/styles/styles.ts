import { base } from './base.ts';
import { sections } from './sections.ts';

const barAndDialog = `
.bar {
  position: sticky; bottom: 0; z-index: 2; display: grid; grid-template-columns: minmax(140px, 1fr) auto auto auto; align-items: center; gap: 4px 20px;
  padding: 12px 24px; background: var(--surface); border-top: 1px solid var(--line); border-radius: 0 0 20px 20px; box-shadow: 0 -6px 20px rgb(20 20 45 / 7%);
}
.counts { display: flex; flex-wrap: wrap; gap: 2px 10px; font-size: 13px; color: var(--muted) }
.currency { width: auto; min-height: 36px; font-size: 13px; font-weight: 600 }
.sums { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 16px; font-variant-numeric: tabular-nums; font-size: 13px }
.total { font-weight: 700; font-size: 20px }
@media (width < 880px) { .bar { grid-template-columns: minmax(0, 1fr) auto } .sums, .bar .button { grid-column: 1 / -1 } }

.screen { position: fixed; inset: 0; width: 100%; height: 100%; max-width: none; max-height: none; margin: 0; padding: 0; border: 0; color: var(--text); background: rgb(12 12 24 / 55%); overflow: hidden }
.screen[open] { display: flex; align-items: center; justify-content: center }
.panel { display: flex; flex-direction: column; width: 100%; max-width: 680px; max-height: calc(100% - 32px); background: var(--surface); border-radius: 18px; box-shadow: 0 8px 28px rgb(20 20 45 / 16%); overflow: hidden }
.panel-head { display: flex; justify-content: space-between; padding: 12px 12px 12px 20px; border-bottom: 1px solid var(--line) }
.panel-body { display: grid; gap: 16px; flex: 1 1 auto; min-height: 0; padding: 24px; overflow: auto; overscroll-behavior: contain }
.panel-body h3 { font-size: 13px; color: var(--muted) }
.panel-foot { display: flex; justify-content: flex-end; gap: 8px 16px; padding: 12px 24px; border-top: 1px solid var(--line) }
.person { display: inline-flex; align-items: center; gap: 8px; padding: 4px 6px; border-radius: 999px; background: var(--raised); font-weight: 600 }
.person .portrait { width: 36px; height: 36px }
.prompts { border: 1px solid var(--line); border-radius: 12px } .prompt { display: grid; gap: 4px; padding: 12px 16px } .prompt + .prompt { border-top: 1px solid var(--line) }
.prompt-head { display: flex; justify-content: space-between; gap: 12px; font-weight: 600 } .prompt-text { white-space: pre-wrap; overflow-wrap: anywhere }
table { width: 100%; padding: 12px 20px; border-radius: 12px; background: var(--raised); font-variant-numeric: tabular-nums }
th { padding: 5px 0; text-align: start; font-weight: 400; color: var(--muted) } td { padding: 5px 0; text-align: end }
`;

/** The whole style sheet. */
export const styles = [base, sections, barAndDialog].join('\n');
