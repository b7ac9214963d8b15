import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listenTo } from '../helpers/host-visit.ts';
import { openMadePage } from '../helpers/made-page.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { fillSmallOrder, fillUpToPayment, orderPage, sampleText } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

const deskFile = /\/voice-order-form-desk-[\da-f]{8}\.js(?:\?\d+)?$/u;

/** The requests for the desk. */
function requestsOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => deskFile.test(request.url()) && asked.push(request.url()));
  return asked;
}

const script = (): string => `<script src="${stage().shopUrl}/voice-order-form.js"></script>`;
const element = '<voice-order-form service="voip" referral="acme"></voice-order-form>';

const copyAll = 'Copy all scripts';

test('the script desk comes once its place is near, and once only', async () => {
  const page = await stage().newPage({ viewport: { width: 1000, height: 500 } });
  const complaints = await listenTo(page);
  const asked = requestsOf(page);
  const body = `<main><h1>Order</h1><div style="height: 5000px"></div>${element}${element}</main>${script()}`;
  await openMadePage(page, { url: `${stage().partnerUrl}/far`, body });
  const form = await new OrderForm(page, page.locator('voice-order-form').first()).ready();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await form.write(1, sampleText);
  await form.button(copyAll).waitFor();
  expect(asked.length).toBe(1);
  expect(await page.locator('link').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('on a plain http page the scripts are copied by hand', async () => {
  const page = await stage().newPage();
  await page.goto(stage().insecurePartnerUrl + orderPage);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  const form = await new OrderForm(page).ready();
  await fillSmallOrder(form);
  await form.button(copyAll).click();
  const dialog = page.getByRole('dialog', { name: 'Your scripts' });
  await dialog.getByRole('textbox', { name: 'Scripts' }).focus();
  expect(await page.evaluate(() => String(getSelection()))).toContain(sampleText);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

test('another script desk than the script was built with does not run, and the form works without it', async () => {
  const page = await stage().newPage();
  const asked = requestsOf(page);
  await page.route(deskFile, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `document.title = 'Taken'; ${await answer.text()}` });
  });
  await openMadePage(page, { url: `${stage().partnerUrl}/held`, body: script() + element });
  const form = await new OrderForm(page).ready();
  await fillUpToPayment(form);
  expect(asked.length).toBe(1);
  expect(await page.title()).toBe('Made up');
  expect(await form.button(copyAll).count()).toBe(0);
});
