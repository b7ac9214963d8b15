import type { Page } from 'playwright-core';

interface MadePage {
  /** Where the page seems to be. */
  readonly url: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Serves a page that exists in a test only. */
export async function makePage(page: Page, { url, body, headers = {} }: MadePage): Promise<void> {
  // A mocked page counts as one from the internet, which needs permission to call this machine.
  await page.context().grantPermissions(['local-network-access']);
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Made up</title></head><body>${body}</body></html>`;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', headers, body: html }));
}

/** Opens a page that exists in a test only. */
export async function openMadePage(page: Page, made: MadePage): Promise<void> {
  await makePage(page, made);
  await page.goto(made.url, { waitUntil: 'domcontentloaded' });
}
