import type { Settings } from '../state/host/settings.ts';
import { pause } from '../state/host/in-time.ts';
import { isOn } from './attributes.ts';
import { deskFile } from './built-files.ts';
import { findMissingTexts } from './load-texts.ts';
import { loadTools } from './load-tools.ts';
import { besideScript, hintAtImport, isBundled, scriptUrl, version } from './script.ts';

type ShowHealth = (typeof import('../health/show-health.ts'))['showHealth'];

/** How long a bundle may take to add the report before the console says that it is missing, in milliseconds. */
const importWait = 1_000;

let add: (show: ShowHealth) => void = () => {};
const added = new Promise<ShowHealth>((resolve) => {
  add = resolve;
});

/** Accepts the health report that a bundle imports. */
export const addHealth = (show: ShowHealth): void => add(show);

const reportUrl = (): string => new URL('voice-order-form-health.js', scriptUrl || document.baseURI).href;

/** The report: from a file beside the script, or from the bundle, which may add it later. */
async function findReport(): Promise<ShowHealth> {
  if (isBundled) {
    if (!(await Promise.race([added, pause(importWait)]))) hintAtImport('health', 'The health report');
    return added;
  }
  const report: { readonly showHealth: ShowHealth } = await import(
    /* webpackIgnore: true */ /* @vite-ignore */ reportUrl()
  );
  return report.showHealth;
}

/** Shows the health report if the element or the page's URL asks for it. Nobody else loads it. */
export async function loadHealth(element: HTMLElement, root: ShadowRoot, settings: Settings): Promise<void> {
  if (!isOn(element, 'debug') && !location.search.includes('voice-order-debug')) return;
  try {
    const show = await findReport();
    const missingTexts = await findMissingTexts(settings.language);
    const missingDesk = (await loadTools(root, true)) ? null : (besideScript(deskFile.file) ?? '');
    show({ element, root, settings, missingTexts, missingDesk, script: { version, url: scriptUrl } });
  } catch (error) {
    console.warn(`voice-order-form: ${reportUrl()}`, error);
  }
}
