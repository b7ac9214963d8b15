import { expect, test } from 'vitest';
import { listenTo } from '../helpers/host-visit.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { fillSmallOrder, sampleText } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

test.each(['react-18', 'react-19', 'vue'])(
  'a page with %s hands its state to the form and hears its events, and the form outlives its changes',
  async (name) => {
    const page = await stage().newPage();
    const complaints = await listenTo(page);
    await page.goto(`${stage().partnerUrl}/frameworks/${name}.html`);
    const form = await new OrderForm(page).ready();
    const hasFunction = await page
      .locator('voice-order-form')
      .evaluate((element) => 'getAccessToken' in element && typeof element.getAccessToken);
    expect(hasFunction).toBe('function');
    await page.getByRole('button', { name: 'Telephone menus' }).click();
    await expect.poll(() => form.tab('Telephone Voice Prompts').getAttribute('aria-selected')).toBe('true');
    await fillSmallOrder(form);
    await page.locator('output').filter({ hasText: sampleText }).waitFor();

    await page.getByRole('button', { name: 'Swap' }).click();
    expect(await form.message(1).text.inputValue()).toBe(sampleText);
    await page.getByRole('button', { name: 'Hide' }).click();
    await expect.poll(() => form.region.count()).toBe(0);
    await page.getByRole('button', { name: 'Show' }).click();
    await form.ready();
    expect(await form.message(1).text.inputValue()).toBe(sampleText);
    await form.write(1, `${sampleText} Bye.`);
    await page.locator('output').filter({ hasText: 'Bye.' }).waitFor();

    await (await form.openSummary()).continueAsGuest();
    expect(complaints).toEqual([]);
  },
);
