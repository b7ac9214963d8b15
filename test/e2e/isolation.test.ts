import { expect, test } from 'vitest';
import { listenTo } from '../helpers/host-visit.ts';
import { rememberStyles } from '../helpers/in-page/styles.ts';
import { held } from '../helpers/memory.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { fillSmallOrder, openOrder } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

const hostileCss = `
  html { font-size: 62.5%; }
  body, body * {
    font: italic small-caps 900 40px/3 fantasy !important; color: rgb(255, 0, 0) !important; letter-spacing: 4px !important;
    word-spacing: 9px !important; text-transform: uppercase !important; text-align: right !important; quotes: '<' '>' !important;
    text-indent: 30px !important; text-shadow: 2px 2px lime !important; white-space: nowrap !important; tab-size: 20 !important;
    cursor: crosshair !important; list-style: square inside !important; border-collapse: collapse !important;
  }
  div, section, ul, li, p, h2, h3, label, fieldset, legend, table, td, th, dialog, span {
    background: yellow !important; border: 3px dotted red !important; box-shadow: 0 0 9px red !important;
  }
  button, input, select, textarea {
    appearance: auto !important; padding: 40px !important; background: purple !important; min-height: 99px !important;
  }
  [class], [role], [part], [aria-label] { outline: 5px solid red !important; filter: invert(1) !important; }
  svg, svg * { fill: orange !important; stroke: green !important; }
  :not(voice-order-form)::before, :not(voice-order-form)::after { content: 'leak' !important; }
  dialog::backdrop { background: red !important; }
  ::placeholder { color: red !important; }
`;

test('the host page’s CSS changes nothing inside', async () => {
  const { page, form } = await openOrder(stage(), { viewport: { width: 1000, height: 900 } }, '/plain.html');
  await fillSmallOrder(form);
  await form.totals.getByText('$129.00').first().waitFor();
  const summary = await form.openSummary();
  await summary.continueAsGuest();
  await summary.field('textbox', 'Email').focus();
  expect(await page.evaluate(rememberStyles)).toBeGreaterThan(80);
  await page.addStyleTag({ content: hostileCss });
  expect(await page.evaluate(() => window.changedStyles?.())).toEqual([]);
});

test('ten mounts by a router leave nothing behind', async () => {
  const page = await stage().newPage();
  const complaints = await listenTo(page);
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
  // One thing left behind by each mount would be ten, and more each time. The browser may hold the last form for a while.
  const grown = async () => {
    await visit(10);
    const after = new Map(Object.entries(await held(page)));
    return Object.entries(before).filter(([kind, count]) => (after.get(kind) ?? 0) > count + 5);
  };
  await expect.poll(grown).toEqual([]);
  expect(complaints).toEqual([]);
});
