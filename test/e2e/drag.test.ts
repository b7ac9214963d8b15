import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { middleOf } from '../helpers/middle-of.ts';
import type { OrderForm } from '../helpers/order-form.ts';
import { openForm, orderPage } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

/** A pointer that presses, moves in small steps, and lets go. */
interface Hand {
  readonly press: (x: number, y: number) => Promise<unknown>;
  readonly move: (x: number, y: number) => Promise<unknown>;
  readonly release: () => Promise<unknown>;
}

const mouse = async ({ mouse: one }: Page): Promise<Hand> => ({
  press: async (x, y) => {
    await one.move(x, y);
    await one.down();
  },
  move: (x, y) => one.move(x, y),
  release: () => one.up(),
});

async function finger(page: Page): Promise<Hand> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    press: (x, y) => send('touchStart', { x, y }),
    move: (x, y) => send('touchMove', { x, y }),
    release: () => send('touchEnd'),
  };
}

async function openThree(page: Page): Promise<OrderForm> {
  const form = await openForm(page, stage().partnerUrl + orderPage);
  // The second one is much taller than the others.
  for (const [at, text] of ['One.', 'Two. '.repeat(60).trim(), 'Three.'].entries()) {
    await form.write(at + 1, text);
    if (at < 2)
      await form
        .message(at + 1)
        .button('Add message')
        .click();
  }
  await form.button('Move message #1').waitFor();
  return form;
}

const firstWords = (form: OrderForm): Promise<readonly string[]> =>
  Promise.all([1, 2, 3].map(async (at) => (await form.message(at).text.inputValue()).split(/\W/u)[0] ?? ''));

const markOf = (form: OrderForm, number: number): Promise<string> =>
  form.message(number).group.evaluate((card) => getComputedStyle(card).outlineStyle);

const topOf = (form: OrderForm, number: number): Promise<number> =>
  form.message(number).group.evaluate((card) => card.getBoundingClientRect().top);

for (const [name, handOf] of Object.entries({ mouse, finger })) {
  test(`the first message is dragged by a ${name} past the window’s edge to the end, and back`, async () => {
    const page = await stage().newPage({
      viewport: { width: 390, height: 700 },
      ...(name === 'finger' && { hasTouch: true, isMobile: true }),
    });
    const form = await openThree(page);
    await form.message(1).group.evaluate((card) => card.scrollIntoView({ block: 'center' }));
    const hand = await handOf(page);
    const { x, y } = await middleOf(form.button('Move message #1'));
    const bar = (await form.totals.boundingBox())?.y ?? 0;
    await hand.press(x, y);
    expect(await markOf(form, 1)).toBe('solid');
    const top = await topOf(form, 1);
    await hand.move(x, y + 12);
    await expect.poll(async () => (await topOf(form, 1)) - top).toBe(12);
    for (let at = y + 12; at < bar - 10; at += 15) await hand.move(x, at);
    // Held there, it does not move.
    await expect.poll(() => firstWords(form)).toEqual(['Two', 'Three', 'One']);
    expect(await markOf(form, 3)).toBe('solid');
    for (let at = bar - 10; at > 5; at -= 15) await hand.move(x, at);
    await expect.poll(() => firstWords(form)).toEqual(['One', 'Two', 'Three']);
    await hand.release();
    await expect.poll(() => markOf(form, 1)).toBe('none');
    expect(await form.button('Move down').count()).toBe(0);
  });
}

test('a message that is dragged and brought back does not show its buttons', async () => {
  const page = await stage().newPage();
  const form = await openThree(page);
  await form.message(1).group.evaluate((card) => card.scrollIntoView({ block: 'center' }));
  const { x, y } = await middleOf(form.button('Move message #1'));
  const hand = await mouse(page);
  await hand.press(x, y);
  for (const distance of [20, 0]) await hand.move(x, y + distance);
  await hand.release();
  await expect.poll(() => markOf(form, 1)).toBe('none');
  expect(await form.button('Move down').count()).toBe(0);
});
