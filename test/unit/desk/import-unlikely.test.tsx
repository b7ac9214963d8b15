// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foundScripts } from '../../../src/domain/scripts/import/found-scripts.ts';
import { ImportTool, UndoImport } from '../../../src/desk/import/import-tool.tsx';
import type { Order } from '../../../src/domain/order/order.ts';
import type { FoundScript } from '../../../src/domain/scripts/import/found-scripts.ts';
import { orderAtom } from '../../../src/state/order/order.ts';
import type { OrderStore } from '../../../src/state/atoms/store.ts';
import { drawing, drawPart, typeInto, type DrawnForm } from '../helpers/draw.tsx';
import { readyStore } from '../helpers/form-store.ts';
import { message } from '../helpers/samples.ts';

// Files of a worker share what they have read: this one reads it anew, and leaves none of it to the next.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../../src/domain/scripts/import/found-scripts.ts');
  vi.resetModules();
});
vi.mock(import('../../../src/domain/scripts/import/found-scripts.ts'));

/** Each paragraph is a message; greetings and signatures of mails are unlikely. */
const scriptOf = (content: string): FoundScript =>
  /^(?:Hi|Regards)/u.test(content) ? { name: '', content, isUnlikely: true } : { name: '', content };

beforeEach(() => {
  vi.mocked(foundScripts).mockImplementation(({ text }) => text.split('\n\n').filter(Boolean).map(scriptOf));
});

let drawn: DrawnForm | undefined;
afterEach(() => drawn?.takeAway());

const all = <Name extends keyof HTMLElementTagNameMap>(name: Name) => [...(drawn?.place.querySelectorAll(name) ?? [])];
const press = (name: string) =>
  drawing(() =>
    all('button')
      .find(({ textContent }) => textContent === name)
      ?.click(),
  );
const type = (text: string) => typeInto(all('textarea')[0], text);
const boxes = () => all('input').filter((input) => input.type === 'checkbox');
const ticks = (): readonly boolean[] => boxes().map(({ checked }) => checked);
const tick = (index: number) => drawing(() => boxes()[index]?.click());
const importButton = (): string | undefined => all('button').at(-1)?.textContent;
const contents = (store: OrderStore) => store.get(orderAtom).messages.map(({ content }) => content);
const found = (): string | null | undefined =>
  drawn?.place.querySelector('dialog [role=group] [role=group]')?.getAttribute('aria-label');

async function open(order: Partial<Order> = { messages: [message(1, { content: '' })] }): Promise<OrderStore> {
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

const mail = 'Hi Bob,\n\nWe are closed.\n\nRegards, Ann';

describe('what is most likely not spoken', () => {
  it('is offered unticked, is told, and counts for nothing', async () => {
    const store = await open();
    await type(mail);
    expect(ticks()).toEqual([false, true, false]);
    expect(found()).toBe('1 message found');
    expect(drawn?.place.textContent.match(/Probably not spoken/gu)).toHaveLength(2);
    expect(importButton()).toBe('Import 1 message');
    await press('Import 1 message');
    expect(contents(store)).toEqual(['We are closed.']);
  });

  it('is taken where it is ticked', async () => {
    const store = await open();
    await type(mail);
    await tick(2);
    expect(found()).toBe('2 messages found');
    await press('Import 2 messages');
    expect(contents(store)).toEqual(['We are closed.', 'Regards, Ann']);
  });

  it('stays ticked while what stands around it is mended, and after the dialog was closed', async () => {
    await open();
    await type(mail);
    await tick(2);
    await tick(1);
    await type(`Hi all,\n\n${mail.replace('closed', 'open')}`);
    expect(ticks()).toEqual([false, false, true, true]);
    await press('Cancel');
    await press('Import scripts');
    expect(ticks()).toEqual([false, false, true, true]);
    await tick(3);
    expect(ticks()).toEqual([false, false, true, false]);
  });

  it('comes back with Undo as it was ticked', async () => {
    await open();
    await type(mail);
    await tick(0);
    await press('Import 2 messages');
    await press('Undo');
    await press('Import scripts');
    expect(ticks()).toEqual([true, true, false]);
  });

  it('alone is ticked after an import that had no room for it', async () => {
    await open({ messages: Array.from({ length: 19 }, (_, index) => message(index + 1)) });
    await type(mail);
    await tick(2);
    await press('Import 1 message');
    await press('Import scripts');
    expect(ticks()).toEqual([false, false, true]);
  });
});
