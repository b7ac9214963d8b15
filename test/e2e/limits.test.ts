import { expect, test } from 'vitest';
import { openForm, orderPage } from '../helpers/sample-order.ts';
import { saying } from '../helpers/service-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { words } from '../helpers/shop.ts';

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
  expect(await form.totals.innerText()).toContain('20 prompts');

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

test('fifty words of each message are included', async () => {
  const { form } = await open();
  const hint = (number: number, text: string) => form.message(number).group.getByText(text, { exact: true });
  await hint(1, '50 included words left').waitFor();
  await form.write(1, `  ${words(12)}\n`);
  await hint(1, '38 included words left').waitFor();
  await form.write(1, words(49));
  await hint(1, '1 included word left').waitFor();
  await form.message(1).button('Add message').click();
  await form.write(2, words(53));
  await hint(2, '3 extra words, charged on top').waitFor();
  expect(await form.totals.innerText()).toContain('102 words +3 extra');

  // 129 + 29 + 3 × 0.35
  await form.chooseVoice('Female', 'Emma');
  await form.totals.getByText('$159.05').first().waitFor();
});

test('a comment has a thousand characters', async () => {
  const { form } = await open();
  const comments = form.field('textbox', 'Comments');
  await comments.fill('x'.repeat(1001));
  const tooLong = 'The comments are too long. Shorten them to 1000 characters.';
  await form.section('Comments').getByText(tooLong, { exact: true }).waitFor();
  await form.summaryButton.click();
  await form.issues.getByText(tooLong, { exact: true }).waitFor();
  await comments.fill('x'.repeat(1000));
  await expect.poll(() => form.issues.getByText(tooLong, { exact: true }).count()).toBe(0);
});
