import { findMissingDesk } from './load-desk.ts';
import { findMissingTexts } from './load-language.ts';
import { scriptUrl } from './script-origin.ts';
import type { Settings } from '../state/host/settings.ts';
import { textOf } from '../text/text.ts';
import { version } from './version.ts';

/**
 * Shows the health report where the element or the page's address asks for it. It is a file of its own, that nobody else
 * loads.
 */
export async function loadHealth(element: HTMLElement, settings: Settings): Promise<void> {
  const isAsked = (element.getAttribute('debug') ?? 'false') !== 'false';
  if (!isAsked && !location.search.includes('voice-order-debug')) return;
  const file = new URL('voice-order-form-health.js', scriptUrl || document.baseURI).href;
  try {
    const { showHealth }: typeof import('../health/show-health.ts') = await import(
      /* webpackIgnore: true */ /* @vite-ignore */ file
    );
    const missingTexts = await findMissingTexts(settings.language);
    const missingDesk = element.shadowRoot && (await findMissingDesk(element.shadowRoot));
    const { locale } = textOf(settings.language);
    showHealth({ element, settings, locale, missingTexts, missingDesk, script: { version, url: scriptUrl } });
  } catch (error) {
    console.warn(`voice-order-form: ${file}`, error);
  }
}
