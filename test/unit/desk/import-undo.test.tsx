// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { ImportTool, UndoImport } from '../../../src/desk/import/import-tool.tsx';
import { SplitOffer } from '../../../src/desk/import/split-offer.tsx';
import type { Message } from '../../../src/domain/order.ts';
import { editMessageAtom } from '../../../src/state/order/messages.ts';
import { orderAtom } from '../../../src/state/order/order.ts';
import { deleteMessageAtom, giveBackAtom } from '../../../src/state/order/taken.ts';
import type { OrderStore } from '../../../src/state/store.ts';
import { watchPress } from '../../../src/ui/press.ts';
import { drawing, drawPart, typeInto, type DrawnForm } from '../helpers/draw.tsx';
import { readyStore } from '../helpers/form-store.ts';
import { message } from '../helpers/samples.ts';

let drawn: DrawnForm | undefined;
const stops: (() => void)[] = [];
afterEach(async () => {
  stops.splice(0).forEach((stop) => stop());
  await drawn?.takeAway();
});

const all = <Name extends keyof HTMLElementTagNameMap>(name: Name) => [...(drawn?.place.querySelectorAll(name) ?? [])];
const button = (name: string) => all('button').find(({ textContent }) => textContent === name);
const press = (name: string) => drawing(() => button(name)?.click());
const contents = (store: OrderStore) => store.get(orderAtom).messages.map(({ content }) => content);

async function draw(...messages: readonly Message[]): Promise<OrderStore> {
  const { store } = readyStore({ messages });
  drawn = await drawPart(
    store,
    <>
      <ImportTool />
      <UndoImport />
      <SplitOffer id={1} />
    </>,
  );
  return store;
}

async function replaceBy(text: string): Promise<void> {
  await press('Import scripts');
  await typeInto(all('textarea')[0], text);
  await drawing(() =>
    all('label')
      .find(({ textContent }) => textContent === 'Replace messages')
      ?.querySelector('input')
      ?.click(),
  );
  await press('Import 1 message');
}

const editFirst = (store: OrderStore, content: string) => {
  const [{ id } = message(0)] = store.get(orderAtom).messages;
  return drawing(() => store.set(editMessageAtom, { id, edit: { content } }));
};

/** What the messages say after each of so many presses of Undo. */
async function undoTimes(store: OrderStore, times: number): Promise<readonly string[]> {
  const said: string[] = [];
  for (let time = 0; time < times; time += 1) {
    await press('Undo');
    said.push(contents(store).join(' | '));
  }
  return said;
}

describe('the buyer’s own words', () => {
  it('can be had back again and again, once what replaced them was edited', async () => {
    const store = await draw(message(1, { content: 'Mine' }));
    await replaceBy('Theirs.');
    await editFirst(store, 'Theirs!');
    expect(await undoTimes(store, 5)).toEqual(['Mine', 'Theirs!', 'Mine', 'Theirs!', 'Mine']);
    await editFirst(store, 'Mine, too');
    expect(await undoTimes(store, 2)).toEqual(['Theirs!', 'Mine, too']);
  });

  it('can be had back after a second import, which alone needs no way back', async () => {
    const store = await draw(message(1, { content: 'Mine' }));
    await replaceBy('First.');
    await replaceBy('Second.');
    expect(await undoTimes(store, 2)).toEqual(['First.', 'Mine']);
    expect(button('Undo')).toBeUndefined();
  });

  it('can be had back after a second import, and so can what was edited in between', async () => {
    const store = await draw(message(1, { content: 'Mine' }));
    await replaceBy('First.');
    await editFirst(store, 'First!');
    await replaceBy('Second.');
    await editFirst(store, 'Second!');
    expect(await undoTimes(store, 4)).toEqual(['First!', 'Mine', 'Second!', 'First!']);
  });

  it('can be had back after an import, though what Delete took before it was put back since', async () => {
    const store = await draw(message(1, { content: 'Mine' }), message(2));
    await drawing(() => store.set(deleteMessageAtom, 1));
    await replaceBy('Theirs.');
    await drawing(() => store.set(giveBackAtom));
    expect(contents(store)).toEqual(['Theirs.', 'Message number 2']);
    await press('Undo');
    expect(contents(store)).toEqual(['Mine']);
  });

  it('stay after a double click on Undo, of which the second press counts for nothing', async () => {
    stops.push(watchPress());
    const store = await draw(message(1, { content: 'Mine' }));
    await replaceBy('Theirs.');
    await editFirst(store, 'Theirs!');
    const undo = button('Undo');
    const click = (detail: number): MouseEvent =>
      new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail });
    await drawing(() => undo?.dispatchEvent(click(1)));
    await drawing(() => undo?.dispatchEvent(click(2)));
    expect(contents(store)).toEqual(['Mine']);
  });
});

it('a text that was split and edited can be had back again and again', async () => {
  const store = await draw(message(1, { content: 'One.\n\nTwo.' }));
  await press('Split into 2 messages');
  await editFirst(store, 'One!');
  expect(await undoTimes(store, 3)).toEqual(['One.\n\nTwo.', 'One! | Two.', 'One.\n\nTwo.']);
});
