import { onTestFinished } from 'vitest';
import { freshOrder } from '../../../src/domain/order/order.ts';
import { orderAtom } from '../../../src/state/order/order.ts';
import { startSaving } from '../../../src/state/saving/start-saving.ts';
import type { SavedOrder } from '../../../src/state/saving/saved-order.ts';
import { otherOrderAtom } from '../../../src/state/saving/saved-slot.ts';
import { pass } from './fake-shop.ts';
import { edit, formStore, readyStore, type FormStore } from './form-store.ts';
import { orderOf } from './samples.ts';

export const name = 'voice-order-form:order:-';
export const textStored = (key = 'order:-'): string => localStorage.getItem(`voice-order-form:${key}`) ?? '';
export const stored = (key?: string): unknown => JSON.parse(textStored(key) || 'null');
export const lineageStored = (): string => /"lineage":"([^"]*)"/u.exec(textStored())?.[1] ?? 'another';
export const hear = (key: string | null = name): boolean => dispatchEvent(new StorageEvent('storage', { key }));

/** An order as it is saved, but for the order itself. */
export const savedBeside: Omit<SavedOrder, 'order' | 'lineage'> = {
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
  onTestFinished(startSaving(form.store));
  return form;
}

/** A tab with saved work. */
export async function tab(comments = 'Ours') {
  const form = readyStore(freshOrder('moh', 'CAD'));
  const close = startSaving(form.store);
  onTestFinished(close);
  const { store } = form;
  const write = (comments: string): void => edit(form, { comments });
  if (comments !== '') write(comments);
  await pass(500);
  return {
    ...form,
    close,
    write,
    comments: () => store.get(orderAtom).comments,
    isAsked: () => store.get(otherOrderAtom) !== null,
  };
}

/** Another tab saves its order, which continues the stored lineage unless another one is given. */
export function saveElsewhere(fields: object = {}, order: object = {}): void {
  const content = {
    ...savedBeside,
    order: orderOf({ comments: 'Theirs', ...order }),
    lineage: lineageStored(),
    ...fields,
  };
  localStorage.setItem(name, JSON.stringify(content));
}
