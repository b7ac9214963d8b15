import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillSmallOrder, openOrder } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return { ...box, bottom: box.y + box.height };
}

test('a notice covers neither the titles nor the foot of the guest step, at any width', async () => {
  const { page, form } = await openOrder(stage(), { viewport: { width: 320, height: 900 } });
  await fillSmallOrder(form);
  const summary = await form.openSummary();
  await summary.continueAsGuest();
  const step = summary.dialog.getByRole('heading', { name: 'Last step before payment' });
  await page.route('**/order/calculate-guest', (route) => route.abort());
  await summary.field('combobox', 'Country').selectOption('DE');
  const toast = form.toast('Failed to calculate order total');
  // It stays as long as it has the focus.
  await toast.getByRole('button', { name: 'Dismiss' }).focus();
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const isClear = async (): Promise<boolean> => {
      const [title, notice, back] = await Promise.all([boxOf(step), boxOf(toast), boxOf(summary.button('Back'))]);
      return notice.y > title.bottom && back.y >= notice.bottom;
    };
    await expect.poll(isClear, { message: `${width} px` }).toBe(true);
  }
});
