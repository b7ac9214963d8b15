import type { Settings } from '../state/host/settings.ts';
import { hintAtImport } from './hint-at-import.ts';
import { findMissingDesk } from './load-desk.ts';
import { findMissingTexts } from './load-language.ts';
import { isOn } from './reflect.ts';
import { isBundled, scriptUrl } from './script-origin.ts';
import { version } from './version.ts';

type ShowHealth = (typeof import('../health/show-health.ts'))['showHealth'];

/** How long a bundle may take to provide the report before the console says that it is missing, in milliseconds. */
const patience = 1_000;

let take: (show: ShowHealth) => void = () => {};
const brought = new Promise<ShowHealth>((resolve) => {
  take = resolve;
});

/** Accepts the health report that a bundle imports. */
export const addHealth = (show: ShowHealth): void => take(show);

const reportFile = (): string => new URL('voice-order-form-health.js', scriptUrl || document.baseURI).href;

/** The report: from a file beside the script, or from the bundle, which may provide it later. */
async function findReport(): Promise<ShowHealth> {
  if (isBundled) {
    const timer = setTimeout(() => hintAtImport('health', 'The health report'), patience);
    return brought.finally(() => clearTimeout(timer));
  }
  const report: { readonly showHealth: ShowHealth } = await import(
    /* webpackIgnore: true */ /* @vite-ignore */ reportFile()
  );
  return report.showHealth;
}

/** Shows the health report if the element or the page's address asks for it. Nobody else loads it. */
export async function loadHealth(element: HTMLElement, settings: Settings): Promise<void> {
  if (!isOn(element, 'debug') && !location.search.includes('voice-order-debug')) return;
  try {
    const show = await findReport();
    const missingTexts = await findMissingTexts(settings.language);
    const missingDesk = element.shadowRoot && (await findMissingDesk(element.shadowRoot));
    show({ element, settings, missingTexts, missingDesk, script: { version, url: scriptUrl } });
  } catch (error) {
    console.warn(`voice-order-form: ${reportFile()}`, error);
  }
}
