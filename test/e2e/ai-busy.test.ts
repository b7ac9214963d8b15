import { expect, test } from 'vitest';
import { hasFocus } from '../helpers/keyboard.ts';
import { generatePath, openAi } from '../helpers/open-ai.ts';
import { setStage } from '../helpers/set-stage.ts';
import { standIn, type StandIn } from '../helpers/shop-calls.ts';

const stage = setStage();
const busy = { status: 429, headers: { 'retry-after': '1' } };

/** The form on a clock that can be moved, with a shop whose first answers are these. */
const open = (answers: readonly StandIn[]) =>
  openAi(stage(), async (page) => {
    await page.clock.install();
    return standIn(page, generatePath, answers);
  });

test('the focus moves from a notice to its successor, and back after the last one', async () => {
  const { page, form, ai } = await open([busy, busy, busy]);
  await ai.generate('Acme');
  await form.toast('Retrying in 1s... (2/4)').waitFor();
  await ai.button('Cancel').focus();
  await form
    .toast(/Retrying/u)
    .getByRole('button', { name: 'Dismiss' })
    .focus();
  await page.clock.runFor(1000);
  const next = form.toast('Retrying in 3s... (3/4)').getByRole('button', { name: 'Dismiss' });
  await next.waitFor();
  await expect.poll(() => hasFocus(next)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(ai.button('Cancel'))).toBe(true);
});
