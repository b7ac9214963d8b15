// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { DraftingDialog } from '../../../src/desk/drafting/drafting-dialog.tsx';
import type { Order } from '../../../src/domain/order/order.ts';
import { draftingStatusAtom, openDraftingAtom } from '../../../src/state/drafting/drafting.ts';
import { draftsModeAtom } from '../../../src/state/drafting/drafts.ts';
import { drawing, typeInto } from '../helpers/draw.tsx';
import { message } from '../helpers/samples.ts';
import { drawTool } from '../helpers/draw-tool.tsx';

async function open(order: Partial<Order> = { messages: [message(1, { content: '' })] }) {
  const tool = await drawTool(<DraftingDialog />, order);
  await drawing(() => tool.store.set(openDraftingAtom));
  const generate = tool.button('Generate Prompts');
  const reason = (): string | null | undefined =>
    tool.place.querySelector(`[id="${generate?.getAttribute('aria-describedby')}"]`)?.textContent;
  return { ...tool, generate, reason };
}

it('an order without a text is asked nothing, and the disabled button says what is missing', async () => {
  const { place, generate, reason } = await open();
  const [name, count] = ['company', 'count'].map((part) =>
    place.querySelector<HTMLInputElement>(`[data-field=drafting-${part}]`),
  );
  expect(place.textContent).not.toContain('replace');
  expect([generate?.getAttribute('aria-disabled'), reason()]).toEqual(['true', 'Still needed: Company name']);
  await typeInto(count, '0');
  expect(reason()).toBe('Still needed: Company name, Number of prompts');
  await typeInto(name, 'Acme');
  expect(reason()).toBe('Still needed: Number of prompts');
  await typeInto(count, '3');
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

it('says that a try has failed', async () => {
  const { store, reason } = await open();
  await drawing(() => store.set(draftingStatusAtom, { kind: 'loading', attempt: 3 }));
  expect(reason()).toBe('That didn’t work, so we’re trying again (3/4).');
});

it('says why drafting has failed', async () => {
  const { store, place } = await open();
  await drawing(() => store.set(draftingStatusAtom, { kind: 'error', failure: 'badInput' }));
  const alerts = [...place.querySelectorAll('[role=alert]')].map((alert) => alert.textContent);
  expect(alerts).toContain('Please check your input and try again.');
});
