import { expect, test } from 'vitest';
import { misfits } from '../helpers/in-page/misfits.ts';
import { fillUpToPayment, openOrder } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { settled } from '../helpers/walk-tools.ts';

const stage = setStage();

/** The spacing that WCAG 2.2 lets readers choose (1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }';

test('text with the spacing of WCAG 1.4.12 fits', async () => {
  const { page, form } = await openOrder(stage(), {}, '/plain.html');
  await page.evaluate((text) => {
    const root = document.querySelector('voice-order-form')?.shadowRoot;
    if (!root) throw new Error('There is no form.');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }, spacing);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    expect(await page.evaluate(misfits), `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 320, height: 900 });
  await fillUpToPayment(form);
  expect(await page.evaluate(misfits), 'summary').toEqual([]);
});
