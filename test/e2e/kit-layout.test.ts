import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { OrderForm } from '../helpers/order-form.ts';
import { openKitOf } from '../helpers/open-kit.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

const openKit = (page: Page, query?: string): Promise<OrderForm> => openKitOf(stage().partnerUrl, page, query);

interface Edges {
  readonly top: number;
  readonly bottom: number;
}

type Box = Edges & { readonly left: number; readonly right: number };

/** Where something stands in the window. */
const edgesOf = (what: Locator): Promise<Edges> =>
  what.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: Math.round(top), bottom: Math.round(bottom) };
  });

test.each([
  [1024, 600],
  [1280, 900],
])(
  'the whole preview stays beside the choices in a window of %i × %i, and the code follows it',
  async (width, height) => {
    const page = await stage().newPage({ viewport: { width, height } });
    await openKit(page);
    await page.getByText('What the order starts with').click();
    const [stay, code] = [page.locator('.stage'), page.getByRole('heading', { name: 'Paste this' })];
    const scrollTo = (block: ScrollLogicalPosition, what: Locator): Promise<void> =>
      what.evaluate((element, block) => element.scrollIntoView({ block }), block);
    for (const name of ['scheme', 'accent', 'font', 'radius', 'density']) {
      await scrollTo('end', page.locator(`[name=${name}]`).first());
      const { top, bottom } = await edgesOf(stay);
      expect([name, top, bottom <= height - 24]).toEqual([name, 24, true]);
    }
    const summary = await edgesOf(page.getByRole('button', { name: 'Proceed to payment' }));
    expect(summary.bottom).toBeLessThan(height - 24);
    await scrollTo('end', code);
    const gap = (await edgesOf(code)).top - (await edgesOf(stay)).bottom;
    expect([gap > 0, gap < 60]).toEqual([true, true]);
  },
);

test('a window that is too low for a preview that stays lets it go', async () => {
  const page = await stage().newPage({ viewport: { width: 1280, height: 470 } });
  await openKit(page);
  await page.getByRole('slider', { name: 'Space' }).scrollIntoViewIfNeeded();
  expect((await edgesOf(page.locator('.stage'))).top).toBeLessThan(0);
});

test.each([320, 1280])(
  'choices are as far from the next row as from the next choice, in a window of %i',
  async (width) => {
    const page = await stage().newPage({ viewport: { width, height: 900 } });
    await openKit(page);
    const boxesIn = (name: string) =>
      page
        .getByRole('group', { name })
        .locator('label')
        .evaluateAll((all) =>
          all.map((one) => {
            const { top, right, bottom, left } = one.getBoundingClientRect();
            return { top, right, bottom, left };
          }),
        );
    const [pages, english, french, spanish] = await boxesIn('Language');
    const [hold, prompts, voicemail] = await boxesIn('Service to start with');
    const below = (one?: Box, next?: Box): number => Math.round((next?.top ?? 0) - (one?.bottom ?? 0));
    const beside = (one?: Box, next?: Box): number => Math.round((next?.left ?? 0) - (one?.right ?? 0));
    expect([beside(pages, english), beside(french, spanish)]).toEqual([6, 6]);
    expect([below(pages, french), below(english, spanish)]).toEqual([6, 6]);
    expect([below(hold, prompts), below(prompts, voicemail)]).toEqual([6, 6]);
  },
);

test('a long choice of a list ends before the arrow', async () => {
  const page = await stage().newPage({ viewport: { width: 1280, height: 900 } });
  await openKit(page, '?phone-system=wav-8-16');
  await page.getByText('What the order starts with').click();
  const styles = await page.locator('#phone-system').evaluate((list) => {
    const { appearance, paddingRight, textOverflow } = getComputedStyle(list);
    return { appearance, paddingRight, textOverflow };
  });
  expect(styles).toEqual({ appearance: 'none', paddingRight: '36px', textOverflow: 'ellipsis' });
});

test('a window where every width looks the same offers no choice of one, and shows the full one', async () => {
  const page = await stage().newPage({ viewport: { width: 859, height: 900 } });
  await openKit(page, '?width=phone');
  const [widths, frame] = [page.getByRole('group', { name: 'Width of the page' }), page.locator('#frame')];
  expect([await widths.count(), await frame.getAttribute('data-width')]).toEqual([0, 'full']);
  await page.setViewportSize({ width: 860, height: 900 });
  await expect.poll(async () => [await widths.count(), await frame.getAttribute('data-width')]).toEqual([1, 'phone']);
});
