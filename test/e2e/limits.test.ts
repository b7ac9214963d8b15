import { expect, test } from 'vitest';
import { openForm, orderPage } from '../helpers/sample-order.ts';
import { saying } from '../helpers/service-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

async function open() {
  const page = await stage().newPage();
  await page.clock.install();
  return { page, form: await openForm(page, stage().partnerUrl + orderPage) };
}

test('other notices go after 4 s, errors after 5 s, and none while it is looked at', async () => {
  const { page, form } = await open();
  const gone = async (text: string, milliseconds: number): Promise<void> => {
    await saying(form, text).waitFor();
    await page.clock.runFor(milliseconds - 100);
    expect(await saying(form, text).count()).toBe(1);
    await page.clock.runFor(200);
    await expect.poll(() => saying(form, text).count()).toBe(0);
  };
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await form.unfold('Discount');
  const code = form.field('textbox', 'Discount code');
  await code.fill('NOPE');
  await form.button('Apply').click();
  await gone('Invalid discount code', 5_000);
  await code.fill('TENOFF');
  await form.button('Apply').click();
  await gone('Discount applied successfully!', 4_000);

  await form.button('Remove discount').click();
  await code.fill('NOPE');
  await form.button('Apply').click();
  const notice = saying(form, 'Invalid discount code');
  await notice.hover();
  await page.clock.runFor(20_000);
  expect(await notice.count()).toBe(1);
  await form.toast('Invalid discount code').getByRole('button').click();
  await expect.poll(() => notice.count()).toBe(0);
});
