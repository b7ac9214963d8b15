// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { DraftingDialog } from '../../../src/desk/drafting/drafting-dialog.tsx';
import type { Order } from '../../../src/domain/order/order.ts';
import {
  changeDrafting,
  draftingAtom,
  draftingFormAtom,
  openDrafting,
} from '../../../src/state/drafting/drafting-form.ts';
import { drawTool, drawing, typeInto } from '../helpers/draw.tsx';
import { message } from '../helpers/samples.ts';

async function open(order: Partial<Order> = { messages: [message(1, { content: '' })] }) {
  const tool = await drawTool(<DraftingDialog />, order);
  await drawing(() => openDrafting(tool));
  const generate = tool.button('Generate Prompts');
  const reason = (): string | null | undefined =>
    tool.place.querySelector(`[id="${generate?.getAttribute('aria-describedby')}"]`)?.textContent;
  return { ...tool, generate, reason };
}

it.each([
  ['', '3', 'Still needed: Company name'],
  ['', '0', 'Still needed: Company name, Number of prompts'],
  ['Acme', '0', 'Still needed: Number of prompts'],
  ['Acme', '3', '2 more messages at CA$29 each.'],
])('with company "%s" and "%s" prompts, the button says %s', async (company, count, said) => {
  const { place, generate, reason } = await open();
  const field = (part: string) => place.querySelector<HTMLInputElement>(`[data-field=drafting-${part}]`);
  await typeInto(field('company'), company);
  await typeInto(field('count'), count);
  expect([generate?.getAttribute('aria-disabled'), reason()]).toEqual([String(said.startsWith('Still')), said]);
});

it('only the progress is announced, not what is missing when the dialog opens', async () => {
  const tool = await open();
  const announced = () => tool.all('[aria-live]').map(({ textContent }) => textContent);
  expect(announced().join('')).toBe('');
  await drawing(() => changeDrafting(tool, { status: { kind: 'loading', attempt: 1 } }));
  expect(announced()).toContain('Writing your messages… (1/4)');
});

it('control characters are removed from what the buyer types', async () => {
  const { store, place } = await open();
  await typeInto(place.querySelector('[data-field=drafting-company]'), 'Ac\u0000me');
  expect(store.get(draftingFormAtom).companyName).toBe('Acme');
});

const replaces = 'The drafts will replace your current messages.';

it('drafts can replace the texts, which is said beside the button, or be added to them', async () => {
  const { store, place, reason } = await open({ messages: [message(1)] });
  await typeInto(place.querySelector('[data-field=drafting-company]'), 'Acme');
  expect(reason()).toContain(replaces);
  const radios = [...place.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  expect(radios.map((radio) => [radio.closest('label')?.textContent, radio.checked])).toEqual([
    ['Replace messages', true],
    ['Add to messages', false],
  ]);
  await drawing(() => radios[1]?.click());
  expect(store.get(draftingAtom).mode).toBe('add');
  expect(reason()).not.toContain(replaces);
});

it('drafts can only replace the text if no message can be added', async () => {
  const { place } = await open({ serviceType: 'mvoice', messages: [message(1)] });
  await typeInto(place.querySelector('[data-field=drafting-company]'), 'Acme');
  expect(place.querySelector('input[type=radio]')).toBeNull();
  expect(place.textContent).toContain(replaces);
});

it('the dialog says that an attempt has failed', async () => {
  const tool = await open();
  await drawing(() => changeDrafting(tool, { status: { kind: 'loading', attempt: 3 } }));
  expect(tool.reason()).toBe('That didn’t work, so we’re trying again (3/4).');
});
