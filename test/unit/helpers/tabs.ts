import { onTestFinished } from 'vitest';
import { freshOrder } from '../../../src/domain/order/order.ts';
import { startSaving } from '../../../src/state/saving/save-order.ts';
import type { SavedOrder } from '../../../src/state/saving/saved-order.ts';
import { orderAtom } from '../../../src/state/session/order-atoms.ts';
import { pass } from './fake-shop.ts';
import { edit, formStore, readyStore, type FormStore } from './form-store.ts';
import { orderOf } from './samples.ts';

export const name = 'voice-order-form:order:-';
export const textStored = (key = 'order:-'): string => localStorage.getItem(`voice-order-form:${key}`) ?? '';
export const stored = (key?: string): unknown => JSON.parse(textStored(key) || 'null');
export const hear = (key: string | null = name): boolean => dispatchEvent(new StorageEvent('storage', { key }));

/** An order as it is saved, but for the order itself. */
export const savedBeside: Omit<SavedOrder, 'order'> = {
  version: 5,
  idempotencyKey: null,
  created: null,
  guides: [],
  isSent: false,
  isCurrencyChosen: false,
  steps: [],
};

/** A form that has just started, and restored what was saved. */
export function opened(): FormStore {
  const form = formStore();
  onTestFinished(startSaving(form));
  return form;
}

/** A tab with saved work. */
export async function tab(comments = 'Ours') {
  const form = readyStore(freshOrder('moh', 'CAD'));
  const close = startSaving(form);
  onTestFinished(close);
  const write = (text: string): void => edit(form, { comments: text });
  if (comments !== '') write(comments);
  await pass(500);
  return { ...form, close, write, comments: () => form.store.get(orderAtom).comments };
}

/** Another tab saves its order. */
export function saveElsewhere(fields: object = {}, order: object = {}): void {
  const content = { ...savedBeside, order: orderOf({ comments: 'Theirs', ...order }), ...fields };
  localStorage.setItem(name, JSON.stringify(content));
}
