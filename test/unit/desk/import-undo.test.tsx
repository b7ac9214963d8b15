// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { ImportTool, UndoImport } from '../../../src/desk/import/import-tool.tsx';
import { SplitOffer } from '../../../src/desk/split/split-offer.tsx';
import type { Message } from '../../../src/domain/order/order.ts';
import { editMessageAtom } from '../../../src/state/order/messages.ts';
import { orderAtom } from '../../../src/state/order/order.ts';
import { deleteMessageAtom, openStepsAtom, turnStepAtom } from '../../../src/state/order/undo.ts';
import type { OrderStore } from '../../../src/state/atoms/store.ts';
import { drawing, drawPart, typeInto, type DrawnForm } from '../helpers/draw.tsx';
import { readyStore } from '../helpers/form-store.ts';
import { message } from '../helpers/samples.ts';

let drawn: DrawnForm | undefined;
afterEach(async () => {
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

/** What the messages say after each press. */
async function pressAll(store: OrderStore, ...names: readonly string[]): Promise<readonly string[]> {
  const said: string[] = [];
  for (const name of names) {
    await press(name);
    said.push(contents(store).join(' | '));
  }
  return said;
}

describe('an import that is taken back', () => {
  it('leaves what was edited beside the buyer’s own words, again and again', async () => {
    const store = await draw(message(1, { content: 'Mine' }));
    await replaceBy('Theirs.');
    await editFirst(store, 'Theirs!');
    expect(await pressAll(store, 'Undo', 'Redo', 'Undo')).toEqual(['Mine | Theirs!', 'Theirs!', 'Mine | Theirs!']);
    await editFirst(store, 'Mine, too');
    expect(await pressAll(store, 'Redo')).toEqual(['Mine, too | Theirs!']);
  });

  it('after a second one brings back the first one, and then the buyer’s own words', async () => {
    const store = await draw(message(1, { content: 'Mine' }));
    await replaceBy('First.');
    await replaceBy('Second.');
    expect(await pressAll(store, 'Undo', 'Undo')).toEqual(['First.', 'Mine']);
    expect(button('Undo')).toBeUndefined();
    expect(await pressAll(store, 'Redo', 'Redo')).toEqual(['First.', 'Second.']);
  });

  it('leaves a message alone that was deleted before and has come back since', async () => {
    const store = await draw(message(1, { content: 'Mine' }), message(2));
    await drawing(() => store.set(deleteMessageAtom, 1));
    await replaceBy('Theirs.');
    expect(await pressAll(store, 'Undo')).toEqual(['Mine']);
    const deletion = store.get(openStepsAtom).find(({ kind }) => kind === 'delete');
    await drawing(() => deletion && store.set(turnStepAtom, deletion));
    expect(contents(store)).toEqual(['Mine', 'Message number 2']);
  });

  it('is taken back once by a double click', async () => {
    const store = await draw(message(1, { content: 'Mine' }));
    await replaceBy('Theirs.');
    const undo = button('Undo');
    const click = (detail: number): MouseEvent =>
      new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail });
    await drawing(() => undo?.dispatchEvent(click(1)));
    await drawing(() => undo?.dispatchEvent(click(2)));
    expect(contents(store)).toEqual(['Mine']);
  });
});

it('a split that was edited leaves the edited part beside the whole text', async () => {
  const store = await draw(message(1, { content: 'One.\n\nTwo.' }));
  await press('Split into 2 messages');
  await editFirst(store, 'One!');
  expect(await pressAll(store, 'Undo', 'Redo')).toEqual(['One.\n\nTwo. | One!', 'One! | Two.']);
});
