// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { MessageCard } from '../../../src/form/messages/message-card.tsx';
import type { Order } from '../../../src/domain/order/order.ts';
import { drawPart } from '../helpers/draw.tsx';
import { readyStore } from '../helpers/form-store.ts';
import { messages } from '../helpers/samples.ts';

it.each<[string, Partial<Order>, boolean]>([
  ['the first', { messages: messages(2) }, false],
  ['the second', { messages: messages(2) }, true],
  ['one that the voices need', { voices: ['v1', 'v2'], messages: messages(2) }, false],
])('the card of a message offers to delete %s if the order allows it', async (which, order, isOffered) => {
  const index = which === 'the first' ? 0 : 1;
  const card = <MessageCard id={index + 1} index={index} onAdd={() => undefined} onDelete={() => undefined} />;
  const { place } = await drawPart(readyStore(order), card);
  const names = [...place.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
  expect(names.includes('Delete')).toBe(isOffered);
});
