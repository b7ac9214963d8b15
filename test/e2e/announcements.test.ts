import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillSmallOrder, openOrder } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { hold, settled } from '../helpers/walk-tools.ts';

declare global {
  interface Window {
    /** Announcements to screen readers since `listenToAnnouncements`, one text per change. */
    announced: string[];
  }
}

/** Runs in the page: records every text that appears in a live region of the form. */
function listenToAnnouncements(): void {
  const root = document.querySelector('voice-order-form')?.shadowRoot;
  if (!root) throw new Error('There is no form.');
  window.announced = [];
  const regions = '[aria-live], [role=status], [role=alert]';
  new MutationObserver((changes) => {
    const changed = new Set<Element>();
    for (const { target, addedNodes, type } of changes) {
      const at = target instanceof Element ? target : target.parentElement;
      const region = at?.closest(regions);
      // A region that is inserted with its text is not announced by every screen reader.
      if (region && (type === 'characterData' || addedNodes.length > 0)) changed.add(region);
    }
    for (const region of changed) {
      const text = region.textContent.trim();
      if (text) window.announced.push(text);
    }
  }).observe(root, { subtree: true, childList: true, characterData: true });
}

const stage = setStage();

/** Announcements since the last call. */
const takeAnnounced = (page: Page) => page.evaluate(() => window.announced.splice(0));

test('drafting, an invalid discount and each new total are announced once, in the modal that is open', async () => {
  const { page, form } = await openOrder(stage(), {}, '/plain.html');
  await page.evaluate(listenToAnnouncements);
  await form.button('Generate AI Prompts').click();
  const dialog = page.getByRole('dialog', { name: 'Generate AI Prompts' });
  await dialog.getByRole('textbox', { name: 'Company name' }).fill('Acme');
  const letThrough = await hold(page, '**/openrouter/generate-prompts');
  await dialog.getByRole('button', { name: 'Generate Prompts' }).click();
  await expect.poll(() => takeAnnounced(page)).toHaveLength(1);
  letThrough();
  await form.toast('Successfully generated 5 AI prompts!').waitFor();
  const said = await takeAnnounced(page);
  expect(said.filter((text) => text === 'Successfully generated 5 AI prompts!')).toHaveLength(1);
  await form.closeToasts();

  await form.applyDiscount('NOPE');
  await expect.poll(() => takeAnnounced(page)).toEqual(['Invalid discount code']);
  await form.closeToasts();
  await fillSmallOrder(form);
  await form.totals.getByText('$').first().waitFor();
  // After a pause, because the words have changed, too.
  await expect.poll(() => takeAnnounced(page)).toEqual([expect.stringMatching(/^Total \D*[\d.]+, before tax$/u)]);
  await form.write(1, 'The same price, in other words.');
  await form.totals.locator('[aria-busy=true]').first().waitFor();
  await settled(page);
  expect(await takeAnnounced(page)).toEqual([]);
  await form.field('checkbox', /^Proof Reading/u).check();
  const heard: string[] = [];
  await expect
    .poll(async () => {
      heard.push(...(await takeAnnounced(page)));
      return heard;
    })
    .toEqual(['Script check: 1 note on message #1.', expect.stringMatching(/^Total \D*[\d.]+, before tax$/u)]);
  await settled(page);
  await takeAnnounced(page);
  const summary = await form.openSummary();
  await summary.continueAsGuest();
  await summary.field('combobox', 'Country').selectOption('CA');
  await summary.field('combobox', 'State/Province').selectOption('ON');
  await expect
    .poll(() => page.evaluate(() => window.announced.filter((text) => text.startsWith('Total'))))
    .toHaveLength(1);
  const inDialog = summary.dialog.locator('[aria-live=polite]', { hasText: /^Total \D*\d/u });
  expect(await inDialog.count()).toBe(1);
});
