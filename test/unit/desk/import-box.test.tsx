// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { ImportTool, UndoImport } from '../../../src/desk/import/import-tool.tsx';
import type { Order } from '../../../src/domain/order/order.ts';
import { orderAtom } from '../../../src/state/order/order.ts';
import type { OrderStore } from '../../../src/state/atoms/store.ts';
import { drawing, drawPart, typeInto, type DrawnForm } from '../helpers/draw.tsx';
import { readyStore } from '../helpers/form-store.ts';
import { message } from '../helpers/samples.ts';

let drawn: DrawnForm | undefined;
afterEach(() => drawn?.takeAway());

const all = <Name extends keyof HTMLElementTagNameMap>(name: Name) => [...(drawn?.place.querySelectorAll(name) ?? [])];
const button = (name: string) => all('button').find(({ textContent }) => textContent === name);
const press = (name: string) => drawing(() => button(name)?.click());
const box = () => all('textarea')[0];
const type = (text: string) => typeInto(box(), text);
const boxes = () => all('input').filter((input) => input.type === 'checkbox');
const ticks = (): readonly boolean[] => boxes().map(({ checked }) => checked);
const tick = (index: number) => drawing(() => boxes()[index]?.click());
const mode = (): string | undefined =>
  all('input').find((input) => input.type === 'radio' && input.checked)?.parentElement?.textContent;
const reopen = async (): Promise<void> => {
  await press('Cancel');
  await press('Import scripts');
};

async function choose(text: string): Promise<void> {
  const input = all('input').find((one) => one.type === 'file');
  Object.defineProperty(input, 'files', { configurable: true, value: [new File([text], 'scripts.txt')] });
  await drawing(async () => {
    input?.dispatchEvent(new Event('change', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

async function open(order: Partial<Order> = { messages: [message(1)] }): Promise<OrderStore> {
  const { store } = readyStore(order);
  drawn = await drawPart(
    store,
    <>
      <ImportTool />
      <UndoImport />
    </>,
  );
  await press('Import scripts');
  return store;
}

describe('a file', () => {
  it('goes below what was typed', async () => {
    await open();
    await type('By hand.');
    await choose('Of a file.');
    await reopen();
    expect(box()?.value).toBe('By hand.\n\nOf a file.');
  });

  it('takes the place of another file unless that was edited', async () => {
    await open();
    await choose('File one.');
    await choose('File two.');
    expect(box()?.value).toBe('File two.');
    await type('File two, by hand.');
    await choose('File three.');
    expect(box()?.value).toBe('File two, by hand.\n\nFile three.');
  });
});

describe('what was unticked', () => {
  const letter = 'We live their.\n\nInternal note to Bob.\n\nGoodbye.\n\nGoodbye.';

  it('stays so while what stands around it is mended, and after the dialog was closed', async () => {
    await open();
    await type(letter);
    await tick(1);
    await tick(3);
    await type(letter.replace('their', 'there'));
    expect(ticks()).toEqual([true, false, true, false]);
    await type(`A new one.\n\n${letter}`);
    expect(ticks()).toEqual([true, true, false, true, false]);
    await reopen();
    expect(ticks()).toEqual([true, true, false, true, false]);
    await tick(2);
    expect(ticks()).toEqual([true, true, true, true, false]);
  });

  it('is known by its name where its own text is mended', async () => {
    await open();
    await type('Hours:\nWe are closed.\n\nNote:\nTo Bob.');
    await tick(1);
    await type('Hours:\nWe are closed.\n\nNote:\nTo Rob.');
    expect(ticks()).toEqual([true, false]);
  });
});

describe('what is wrong with a file', () => {
  const alert = (): string | undefined => drawn?.place.querySelector('p[role=alert]')?.textContent;

  it('is told until the text changes', async () => {
    await open();
    await type('Some text.');
    await choose('');
    expect(alert()).toBe('This file is empty.');
    await type('Some texts.');
    expect(alert()).toBeUndefined();
    await type('Some text.');
    expect(alert()).toBeUndefined();
  });

  it('is told until a file is read', async () => {
    await open();
    await type('Some text.');
    await choose('');
    await choose('A file.');
    expect(alert()).toBeUndefined();
  });
});

describe('after an import', () => {
  const many = Array.from({ length: 5 }, (_, index) => `Text number ${index + 1}.`).join('\n\n');

  it('what there was no room for stays, and it alone is ticked', async () => {
    const store = await open({ messages: Array.from({ length: 17 }, (_, index) => message(index + 1)) });
    await type(many);
    await tick(0);
    await press('Import 3 messages');
    expect(store.get(orderAtom).messages).toHaveLength(20);
    await press('Import scripts');
    expect(box()?.value).toBe(many);
    expect(ticks()).toEqual([false, false, false, false, true]);
  });

  it('what was pasted comes back with Undo, as it was ticked', async () => {
    await open();
    await type(many);
    await tick(0);
    await press('Import 4 messages');
    await press('Undo');
    await press('Import scripts');
    expect(box()?.value).toBe(many);
    expect(ticks()).toEqual([false, true, true, true, true]);
  });

  it('what was typed since stays', async () => {
    await open();
    await type(many);
    await press('Import 5 messages');
    await press('Import scripts');
    await type('Another one.');
    await press('Cancel');
    await press('Undo');
    await press('Import scripts');
    expect(box()?.value).toBe('Another one.');
  });
});

describe('where nothing can be added', () => {
  it.each<[string, Partial<Order>]>([
    ['a greeting is written', { serviceType: 'mvoice', messages: [message(1)] }],
    ['all messages are', { messages: Array.from({ length: 20 }, (_, index) => message(index + 1)) }],
  ])('as %s, messages are replaced, which can be undone', async (_, order) => {
    const store = await open(order);
    const { messages } = store.get(orderAtom);
    await type('A new one.');
    expect(mode()).toBe('Replace messages');
    await press('Import 1 message');
    expect(store.get(orderAtom).messages.map(({ content }) => content)).toEqual(['A new one.']);
    await press('Undo');
    expect(store.get(orderAtom).messages).toEqual(messages);
  });

  it('the one message that an order can have is one', async () => {
    await open({ serviceType: 'mvoice' });
    await type('1. One.\n\n2. Two.');
    expect(drawn?.place.textContent).toContain('Goes beyond the 1 message that an order can have.');
  });
});
