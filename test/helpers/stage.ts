import { createServer } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { buildPartnerSite } from '../../demo/partner/app.ts';
import { buildApp } from '../../demo/shop/app.ts';
import { readConfig } from '../../demo/shop/config.ts';
import { openDatabase, type Database } from '../../demo/shop/database.ts';
import { insecureHost, launchBrowser } from './browser.ts';
import { portOf } from './port-of.ts';
import { renewDatabase } from './renew-database.ts';

/** The real shop on a fresh database, the partner's site on another origin, and a browser. */
export interface Stage {
  readonly browser: Browser;
  readonly shopUrl: string;
  readonly partnerUrl: string;
  /** The same site under a name for which plain http is no secure context. */
  readonly insecurePartnerUrl: string;
  readonly db: Database;
  /** Errors that no code caught, on any page since they were last taken. */
  readonly takePageErrors: () => readonly string[];
  readonly newPage: (options?: BrowserContextOptions) => Promise<Page>;
  readonly stopShop: () => Promise<void>;
  readonly startShop: () => Promise<void>;
  /** Brings the shop's database back to what it was after the first start. */
  readonly renewShop: () => Promise<void>;
  readonly close: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A shop that can be stopped and started again on the same address and database. */
async function switchableShop(databaseUrl: string) {
  const port = await freePort();
  const config = readConfig({ PORT: `${port}`, DATABASE_URL: databaseUrl, POSTS_PER_MINUTE: '0', SCRIPT_MAX_AGE: '0' });
  const run = async () => {
    const app = await buildApp(config);
    await app.listen({ port, host: config.host });
    return app;
  };
  let app = await run();
  const stop = async (): Promise<void> => {
    // Else a browser's idle connections would keep the shop answering.
    app.server.closeAllConnections();
    await app.close();
  };
  const start = async (): Promise<void> => {
    app = await run();
  };
  return { url: config.publicUrl, stop, start };
}

async function runPartner(shopUrl: string) {
  const site = await buildPartnerSite({ shopUrl });
  await site.listen({ port: 0, host: '127.0.0.1' });
  const port = portOf(site.server);
  return { port, close: () => site.close() };
}

/** Opens pages in contexts of their own and collects the errors that nobody caught. */
function pageMaker(browser: Browser) {
  let errors: string[] = [];
  const newPage = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({ locale: 'en-CA', reducedMotion: 'reduce', ...options });
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

/** Sets everything up. Whoever calls this closes it. */
export async function createStage(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'voice-order-form-'));
  const databaseUrl = `file:${join(folder, 'shop.db')}`;
  const shop = await switchableShop(databaseUrl);
  const partner = await runPartner(shop.url);
  const database = await openDatabase({ databaseUrl, databaseAuthToken: null });
  const browser = await launchBrowser();
  return {
    browser,
    shopUrl: shop.url,
    partnerUrl: `http://127.0.0.1:${partner.port}`,
    insecurePartnerUrl: `http://${insecureHost}:${partner.port}`,
    db: database.db,
    ...pageMaker(browser),
    stopShop: shop.stop,
    startShop: shop.start,
    renewShop: () => renewDatabase(database.db),
    close: async () => {
      await browser.close();
      database.close();
      await Promise.all([shop.stop(), partner.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
