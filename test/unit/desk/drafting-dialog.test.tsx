// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { DraftingDialog } from '../../../src/desk/drafting/drafting-dialog.tsx';
import type { Order } from '../../../src/domain/order/order.ts';
import { openDraftingAtom } from '../../../src/state/drafting/drafting.ts';
import { draftsModeAtom } from '../../../src/state/drafting/drafts.ts';
import { drawing, drawPart, enter, type DrawnForm } from '../helpers/draw.tsx';
import { readyStore } from '../helpers/form-store.ts';
import { message } from '../helpers/samples.ts';

let drawn: DrawnForm | undefined;
afterEach(() => drawn?.takeAway());

async function open(order: Partial<Order> = { messages: [message(1, { content: '' })] }) {
  const { store } = readyStore(order);
  store.set(openDraftingAtom);
  drawn = await drawPart(store, <DraftingDialog />);
  const { place } = drawn;
  const generate = [...place.querySelectorAll('button')].find((one) => one.textContent === 'Generate Prompts');
  const reason = (): string | null | undefined =>
    place.querySelector(`[id="${generate?.getAttribute('aria-describedby')}"]`)?.textContent;
  const [name, count] = ['[data-field=drafting-company]', '[data-field=drafting-count]'].map((field) =>
    place.querySelector<HTMLInputElement>(field),
  );
  return { store, place, generate, reason, name: name ?? null, count: count ?? null };
}

it('an order without a text is asked nothing, and the disabled button says what is missing', async () => {
  const { place, generate, reason, name, count } = await open();
  expect(place.textContent).not.toContain('replace');
  expect([generate?.getAttribute('aria-disabled'), reason()]).toEqual(['true', 'Still needed: Company name']);
  await enter(count, '0');
  expect(reason()).toBe('Still needed: Company name, Number of prompts');
  await enter(name, 'Acme');
  expect(reason()).toBe('Still needed: Number of prompts');
  await enter(count, '3');
  expect([generate?.getAttribute('aria-disabled'), reason()]).toEqual(['false', '']);
});

it('asks beforehand whether to replace the texts or to add to them', async () => {
  const { store, place } = await open({ messages: [message(1)] });
  const radios = [...place.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const names = radios.map((radio) => [radio.closest('label')?.textContent, radio.checked]);
  expect(names).toEqual([
    ['Replace messages', true],
    ['Add to messages', false],
  ]);
  await drawing(() => radios[1]?.click());
  expect(store.get(draftsModeAtom)).toBe('add');
});

it('only says that a text is replaced if no message can be added', async () => {
  const { place } = await open({ serviceType: 'mvoice', messages: [message(1)] });
  expect(place.querySelector('input[type=radio]')).toBeNull();
  expect(place.textContent).toContain('The drafts will replace your current messages.');
});
