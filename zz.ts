import { launchHeadlessShell } from './test/helpers/browser.ts';
import { createSite } from './test/helpers/site.ts';
import { fillUpToPayment, openForm, orderPage } from './test/helpers/sample-order.ts';
const browser = await launchHeadlessShell();
const site = await createSite();
for (const [w, h] of [
  [1280, 800],
  [768, 800],
  [390, 844],
  [320, 700],
] as const) {
  const ctx = await browser.newContext({ viewport: { width: w, height: h } });
  const page = await ctx.newPage();
  await page.addInitScript('globalThis.__name = (f) => f');
  await page.route(`${site.shopUrl}/api/**calculate**`, async (r) => {
    await new Promise((f) => setTimeout(f, 700));
    await r.continue();
  });
  const form = await openForm(page, site.partnerUrl + orderPage);
  const s = await fillUpToPayment(form);
  const rects = () =>
    page.evaluate(() =>
      [...document.querySelector('voice-order-form')!.shadowRoot!.querySelector('dialog')!.querySelectorAll('button')]
        .filter((b) => /Back|Proceed|Processing/.test(b.textContent!))
        .map((b) => {
          const r = b.getBoundingClientRect();
          return [b.textContent, Math.round(r.x), Math.round(r.y), Math.round(r.width), Math.round(r.height)].join(' ');
        }),
    );
  console.log(w, await rects());
  await page.screenshot({ path: `/tmp/w/pay-${w}.png` });
  await page.getByRole('textbox', { name: 'Street address' }).fill('1 Main');
  await page.waitForTimeout(800);
  console.log(w, await rects());
  await page.waitForTimeout(1500);
  console.log(w, await rects());
  await ctx.close();
}
await browser.close();
await site.close();
