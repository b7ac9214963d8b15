import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillSmallOrder, openForm, orderPage } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return { ...box, bottom: box.y + box.height };
}

test.each([320, 390, 768, 1280])(
  'at %i px a notice covers neither the titles nor the foot of the guest step',
  async (width) => {
    const page = await stage().newPage({ viewport: { width, height: 900 } });
    const form = await openForm(page, stage().partnerUrl + orderPage);
    await fillSmallOrder(form);
    const summary = await form.openSummary();
    await summary.continueAsGuest();
    const step = summary.dialog.getByRole('heading', { name: 'Last step before payment' });
    await page.route('**/order/calculate-guest', (route) => route.abort());
    await summary.field('combobox', 'Country').selectOption('DE');
    const toast = form.toast('Failed to calculate order total');
    await toast.waitFor({ timeout: 20_000 });
    const [title, notice, back] = await Promise.all([step, toast, summary.button('Back')].map(boxOf));
    expect([notice?.y ?? 0, back?.y ?? 0]).toEqual([
      expect.toSatisfy((top: number) => top > (title?.bottom ?? Infinity)),
      expect.toSatisfy((top: number) => top >= (notice?.bottom ?? Infinity)),
    ]);
  },
  60_000,
);
