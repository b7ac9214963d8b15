// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { MusicSection } from '../../../src/form/music/music-section.tsx';
import type { Order } from '../../../src/domain/order/order.ts';
import { tracksAtom } from '../../../src/state/catalogue/catalogue.ts';
import { drawTool, drawing, openAll } from '../helpers/draw.tsx';

const track = (
  id: string,
  title: string,
  categories: readonly string[],
  url: string | null = `https://a.example/${id}`,
) => ({
  id,
  title,
  categories,
  url,
});
const data = [
  track('t1', 'River', ['acoustic', 'calm']),
  track('t2', 'Broken', ['acoustic'], null),
  track('t3', 'Blue', ['jazz']),
];

async function draw(order: Partial<Order> = {}) {
  const tool = await drawTool(<MusicSection />, order);
  await drawing(() => tool.store.set(tracksAtom, { status: 'ready', data }));
  await openAll(tool.place);
  const named = (pattern: RegExp): readonly HTMLButtonElement[] =>
    [...tool.place.querySelectorAll('button')].filter((button) =>
      pattern.test(button.getAttribute('aria-label') ?? ''),
    );
  const labels = (pattern: RegExp) => named(pattern).map((button) => button.getAttribute('aria-label'));
  const selects = () => tool.place.querySelectorAll('select');
  return { ...tool, named, labels, selects };
}

it('the tracks are those of a category, the first of which is acoustic', async () => {
  const { labels, selects } = await draw();
  const [category] = selects();
  expect([...(category?.options ?? [])].map(({ value }) => value)).toEqual(['acoustic', 'calm', 'jazz']);
  expect(labels(/^Select /u)).toEqual(['Select River', 'Select Broken']);
  await drawing(() => {
    if (category) category.value = 'jazz';
    category?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(labels(/^Select /u)).toEqual(['Select Blue']);
});

it('a track without an address has a disabled preview', async () => {
  const { named } = await draw();
  expect(named(/^Play /u).map(({ disabled }) => disabled)).toEqual([false, true]);
});
