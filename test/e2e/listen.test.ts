import { expect, test } from 'vitest';
import { openForm, openOrder, orderPage, sampleText } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

test('the order is heard as a caller hears it, in the studio’s quality and on the phone, one sound at a time', async () => {
  const { form } = await openOrder(stage());
  await form.chooseVoice('Female', 'Emma');
  await form.write(1, sampleText);
  const music = await form.openMusic();
  await form.button('Select Willow Creek').click();
  await music.getByRole('button', { name: 'Listen as a caller' }).click();
  const progress = music.getByRole('progressbar', { name: 'Heard so far' });
  await expect.poll(() => progress.getAttribute('value').then(Number)).toBeGreaterThan(0.05);
  await music.getByRole('radio', { name: 'Phone line' }).check();
  const heard = Number(await progress.getAttribute('value'));
  await expect.poll(() => progress.getAttribute('value').then(Number)).toBeGreaterThan(heard);
  await music.getByRole('button', { name: 'Play Willow Creek' }).click();
  await music.getByRole('button', { name: 'Listen as a caller' }).waitFor();
  await music.getByRole('button', { name: 'Listen as a caller' }).click();
  await music.getByRole('button', { name: 'Play Willow Creek' }).waitFor();
  await music.getByRole('button', { name: 'Stop listening' }).click();
  await progress.waitFor({ state: 'detached' });
});

test('files that may not be read are played without the phone line', async () => {
  const page = await stage().newPage();
  await page.route('**/assets/{voices,music}/**', async (route) => {
    const answer = await route.fetch();
    const headers = { ...answer.headers(), 'access-control-allow-origin': 'https://nobody.example' };
    await route.fulfill({ response: answer, headers });
  });
  const form = await openForm(page, stage().partnerUrl + orderPage);
  await form.chooseVoice('Female', 'Emma');
  await form.write(1, sampleText);
  const music = await form.openMusic();
  await form.button('Select Willow Creek').click();
  await music.getByRole('button', { name: 'Listen as a caller' }).click();
  const progress = music.getByRole('progressbar', { name: 'Heard so far' });
  await expect.poll(() => progress.getAttribute('value').then(Number)).toBeGreaterThan(0.02);
  expect(await music.getByRole('radio', { name: 'Phone line' }).count()).toBe(0);
});
