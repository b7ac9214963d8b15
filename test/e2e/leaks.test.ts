import { expect, test } from 'vitest';
import { listenTo } from '../helpers/host-visit.ts';
import { watchTimers } from '../helpers/in-page/timers.ts';
import { held } from '../helpers/memory.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { fillSmallOrder } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

test('ten mounts by a router leave nothing behind', async () => {
  const page = await stage().newPage();
  const complaints = await listenTo(page);
  await page.addInitScript(watchTimers);
  await page.goto(`${stage().partnerUrl}/frameworks/router.html#/order`);
  const form = await new OrderForm(page).ready();
  await fillSmallOrder(form);
  await form.openSummary();

  const visit = (times: number): Promise<void> =>
    page.evaluate(async (times) => {
      const until = async (holds: () => unknown): Promise<void> => {
        while (!holds()) await new Promise((resolve) => requestAnimationFrame(resolve));
      };
      const find = () => document.querySelector('voice-order-form')?.shadowRoot;
      for (let time = 0; time < times; time += 1) {
        location.hash = '#/';
        await until(() => !document.querySelector('voice-order-form'));
        location.hash = '#/order';
        await until(() => find()?.querySelector('[part=form][aria-busy=false] [type=radio]'));
      }
      location.hash = '#/';
      await until(() => !find());
    }, times);

  await visit(3);
  const before = await held(page);
  await visit(10);
  const after = await held(page);
  // One thing left behind by each mount would be ten.
  const grown = Object.entries(before).filter(
    ([kind, count]) => (new Map(Object.entries(after)).get(kind) ?? 0) > count + 5,
  );
  expect(grown).toEqual([]);
  expect(await page.evaluate(() => window.intervalsHeld?.())).toBe(0);
  expect(complaints).toEqual([]);
});
