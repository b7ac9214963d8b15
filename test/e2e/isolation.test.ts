import { expect, test } from 'vitest';
import { listenTo } from '../helpers/host-visit.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { fillSmallOrder, openOrder } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { openGuestForm } from '../helpers/steps.ts';
import type { CDPSession, Page } from 'playwright-core';

const stage = setStage();

declare global {
  interface Window {
    /** The differences since the styles were saved. */
    changedStyles?: () => readonly string[];
  }
}

/**
 * Runs in a page: saves the computed styles of each kind of element inside the form. Returns the number of elements,
 * and provides `window.changedStyles`, which returns the differences since. Self-contained, as it is sent as text.
 */
function rememberStyles(): number {
  const all = [...(document.querySelector('voice-order-form')?.shadowRoot?.querySelectorAll('*') ?? [])];
  // Elements of one tag and the same classes have the same rules.
  const kindOf = (element: Element): string => `${element.localName} ${element.getAttribute('class') ?? ''}`;
  const elements = [...new Map(all.map((element) => [kindOf(element), element])).values()];
  const read = (element: Element): Map<string, string> => {
    const style = getComputedStyle(element);
    return new Map([...style].map((name) => [name, style.getPropertyValue(name)]));
  };
  const before = elements.map((element) => ({ element, style: read(element) }));
  const changedStyles = (): string[] =>
    before.flatMap(({ element, style }) =>
      [...read(element)]
        .filter(([name, value]) => value !== style.get(name))
        .map(([name, value]) => `<${element.localName}> ${name}: ${style.get(name) ?? ''} → ${value}`),
    );
  Object.defineProperty(window, 'changedStyles', { value: changedStyles });
  return elements.length;
}

/** How many objects of a class are alive; `class` is an expression of the page. */
async function countOf(session: CDPSession, prototype: string): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', { expression: prototype });
  if (result.objectId === undefined) throw new Error(`${prototype} is nothing`);
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId });
  const { result: length } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await session.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' });
  return Number(length.value);
}

/** Counts what is alive in a page, garbage collected. */
async function held(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const classes = [`customElements.get('voice-order-form')`, 'ShadowRoot'];
  const counts = new Map<string, number>();
  for (const name of classes) counts.set(name, await countOf(session, `${name}.prototype`));
  // All kinds together, so that what may be left of one is not allowed for each.
  let observers = 0;
  for (const kind of ['Mutation', 'Resize', 'Intersection']) {
    observers += await countOf(session, `${kind}Observer.prototype`);
  }
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return counts.set('observer', observers).set('node', nodes).set('listener', jsEventListeners);
}

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
  const summary = await openGuestForm(form);
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
    const after = await held(page);
    return [...before].filter(([kind, count]) => (after.get(kind) ?? 0) > count + 5);
  };
  await expect.poll(grown).toEqual([]);
  expect(complaints).toEqual([]);
});
