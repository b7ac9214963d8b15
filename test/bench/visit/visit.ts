import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../../helpers/browser.ts';
import type { Condition } from '../conditions.ts';
import { controlsOf, visibleParts, type Controls, type FormToMeasure } from '../forms.ts';
import { pagePath, type Site } from '../server.ts';
import type { SizeName } from '../shop.ts';
import { startCounting } from './counters.ts';

/** A form in a browser of its own. */
export interface Visit {
  readonly form: FormToMeasure;
  readonly condition: Condition;
  readonly page: Page;
  readonly controls: Controls;
  readonly session: CDPSession;
  /** Whether each task is traced, which is slow. */
  readonly isTraced: boolean;
  /** Loads the page with the form. */
  readonly load: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Destination {
  readonly site: Site;
  readonly form: FormToMeasure;
  readonly size: SizeName;
  readonly condition: Condition;
  readonly isTraced?: boolean;
  readonly flags?: readonly string[];
}

const probe = 'build/bench/probe.js';
const viewport = { width: 1280, height: 900 };

async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport, locale: 'en-CA' });
  page.on('pageerror', (error) => console.error(error));
  await page.addInitScript({ path: probe });
  await page.addInitScript((selectors) => window.bench?.watch(selectors), visibleParts);
  return page;
}

/** Opens a browser that has been nowhere yet. Whoever calls this closes it. */
export async function openVisit({ site, form, size, condition, isTraced = false, flags }: Destination): Promise<Visit> {
  const browser = await launchBrowser(flags);
  const page = await newPage(browser);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await startCounting(session);
  return {
    form,
    condition,
    page,
    controls: controlsOf(page),
    session,
    isTraced,
    load: async () => {
      await page.goto(`${site.url}${pagePath(form, size)}`, { waitUntil: 'commit' });
    },
    close: () => browser.close(),
  };
}
