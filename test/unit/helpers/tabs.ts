import { afterEach } from 'vitest';
import { freshOrder } from '../../../src/domain/order/order.ts';
import { changeOrderAtom, orderAtom } from '../../../src/state/order/order.ts';
import { startSaving } from '../../../src/state/saving/start-saving.ts';
import { otherOrderAtom } from '../../../src/state/saving/saved-slot.ts';
import { pass } from './fake-shop.ts';
import { readyStore } from './form-store.ts';
import { orderOf } from './samples.ts';

export const name = 'voice-order-form:order:-';
export const textStored = (): string => localStorage.getItem(name) ?? '';
export const stored = (): unknown => JSON.parse(textStored() || 'null');
export const lineageStored = (): string => /"lineage":"([^"]*)"/u.exec(textStored())?.[1] ?? 'another';
export const hear = (key: string | null = name): boolean => dispatchEvent(new StorageEvent('storage', { key }));

const stops: (() => void)[] = [];

/** Stops something of a tab after the test. */
export const stop = (one: () => void): void => void stops.push(one);

/** Closes the tabs after each test of a file. */
export const closeTabsAfterEach = (): void => afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** An order as it is saved, but for the order itself. */
export const savedBeside = {
  version: 5,
  idempotencyKey: null,
  created: null,
  guides: [],
  isSent: false,
  isCurrencyChosen: false,
  steps: [],
};

/** A tab with saved work. */
export async function tab(comments = 'Ours') {
  const form = readyStore(freshOrder('moh', 'CAD'));
  const close = startSaving(form.store);
  stops.push(close);
  const { store } = form;
  const write = (text: string): void => store.set(changeOrderAtom, (order) => ({ ...order, comments: text }));
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
export function saveElsewhere(edit: object = {}, order: object = {}): void {
  const content = {
    ...savedBeside,
    order: orderOf({ comments: 'Theirs', ...order }),
    lineage: lineageStored(),
    ...edit,
  };
  localStorage.setItem(name, JSON.stringify(content));
}
