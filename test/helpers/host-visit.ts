import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { watchHostState } from './in-page/host-state.ts';
import { watchListeners } from './in-page/listeners.ts';
import { watchChanges } from './in-page/mutations.ts';
import { OrderForm } from './order-form.ts';
import { fillSmallOrder, sampleText } from './sample-order.ts';
import { hold } from './walk-tools.ts';

/** All that a page says in its console, and what its policies refuse. */
export async function listenTo(page: Page, types = ['error', 'warning']): Promise<readonly string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (types.includes(message.type())) complaints.push(message.text());
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => console.error(event.violatedDirective, event.blockedURI));
  });
  return complaints;
}

/** Selects a voice and writes, opens the summary, starts as a guest, and returns to the form. */
async function exerciseForm(form: OrderForm): Promise<void> {
  await fillSmallOrder(form);
  await form.totals.getByText('$129.00').first().waitFor();
  const summary = await form.openSummary();
  await summary.continueAsGuest();
  await summary.field('textbox', 'First name').fill('Zoë');
  await form.page.keyboard.press('Escape');
  await summary.dialog.waitFor({ state: 'detached' });
  // In XML, tag names are not upper case; Playwright's inputValue does not recognize them.
  const written = form.message(1).text.evaluate((field) => (field instanceof HTMLTextAreaElement ? field.value : null));
  expect(await written).toBe(sampleText);
}

/**
 * Visits a page, uses the form and removes it, and checks that the page stays as it was. Returns what the console said
 * meanwhile.
 */
export async function visit(page: Page, url: string): Promise<readonly string[]> {
  const complaints = await listenTo(page);
  // The page can be examined before its script has come.
  const loadElement = await hold(page, '**/voice-order-form.js');
  await page.addInitScript(watchListeners);
  await page.addInitScript(watchHostState);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => [...document.querySelectorAll('link')].every(({ sheet }) => sheet !== null));
  await page.evaluate(watchChanges);
  const stateOf = () => page.evaluate(() => window.hostState?.());
  const listenersOf = () => page.evaluate(() => window.listenersHeld?.());
  const [state, listeners] = [await stateOf(), await listenersOf()];
  loadElement();
  await exerciseForm(await new OrderForm(page).ready());
  expect(await page.evaluate(() => window.changesSeen?.())).toEqual([]);
  expect(await stateOf()).toEqual(state);
  await page.locator('voice-order-form').evaluateAll((all) => all.forEach((element) => element.remove()));
  await expect.poll(listenersOf).toEqual(listeners);
  return complaints;
}
