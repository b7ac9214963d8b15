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

const limitNotice = (count: number): string =>
  `You have already added ${count}/20 prompts. To order more than 20 prompts, please contact us.`;

test('an order has twenty messages, and says so from the thirteenth on, for 5 s', async () => {
  const { page, form } = await open();
  const add = (number: number) => form.message(number).button('Add message').click();
  for (let number = 1; number < 12; number += 1) await add(number);
  await form.message(12).group.waitFor();
  expect(await form.toast(/already added/u).count()).toBe(0);

  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await add(12);
  await saying(form, limitNotice(13)).waitFor();
  await page.clock.runFor(4_900);
  expect(await saying(form, limitNotice(13)).count()).toBe(1);
  await page.clock.runFor(200);
  await expect.poll(() => saying(form, limitNotice(13)).count()).toBe(0);

  await page.clock.resume();
  for (let number = 13; number < 20; number += 1) await add(number);
  await saying(form, limitNotice(20)).waitFor();
  for (const number of [1, 20]) expect(await form.message(number).button('Add message').isDisabled()).toBe(true);
  expect(await form.totals.innerText()).toContain('20 messages');

  await form.message(20).button('Delete').click();
  await expect.poll(() => form.message(1).button('Add message').isEnabled()).toBe(true);
  expect(await form.message(20).group.count()).toBe(0);
  expect(await form.message(1).button('Delete').count()).toBe(0);
});

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
