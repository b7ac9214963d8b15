import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { insecureHost, launchBrowser } from './browser.ts';
import { createSite, type Site } from './site.ts';

/** The real shop, the partner's site, and a browser. */
export interface Stage extends Site {
  readonly browser: Browser;
  /** The partner's site under a name for which plain http is no secure context. */
  readonly insecurePartnerUrl: string;
  /** Uncaught errors on any page since they were last taken. */
  readonly takePageErrors: () => readonly string[];
  readonly newPage: (options?: BrowserContextOptions) => Promise<Page>;
}

/** Opens pages in contexts of their own and collects uncaught errors. */
function pageMaker(browser: Browser) {
  let errors: string[] = [];
  const newPage = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({ locale: 'en-CA', reducedMotion: 'reduce', ...options });
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.stack ?? error.message}`));
    return page;
  };
  const takePageErrors = (): readonly string[] => {
    const taken = errors;
    errors = [];
    return taken;
  };
  return { newPage, takePageErrors };
}

/** Sets everything up. The caller closes it. */
export async function createStage(launch = launchBrowser): Promise<Stage> {
  const site = await createSite();
  const browser = await launch();
  return {
    ...site,
    browser,
    insecurePartnerUrl: `http://${insecureHost}:${site.partnerPort}`,
    ...pageMaker(browser),
    close: async () => {
      await browser.close();
      await site.close();
    },
  };
}
