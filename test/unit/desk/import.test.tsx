// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { ImportTool, UndoImport } from '../../../src/desk/import/import-tool.tsx';
import { maxFileSize, readFile } from '../../../src/desk/import/read-file.ts';
import { SplitOffer } from '../../../src/desk/split/split-offer.tsx';
import type { Order } from '../../../src/domain/order/order.ts';
import { voicesAtom } from '../../../src/state/catalogue/catalogue.ts';
import { editMessageAtom } from '../../../src/state/order/messages.ts';
import { orderAtom } from '../../../src/state/order/order.ts';
import { deleteMessageAtom, openStepsAtom, turnStepAtom } from '../../../src/state/order/undo.ts';
import type { OrderStore } from '../../../src/state/atoms/store.ts';
import { drawing, drawPart, typeInto, type DrawnForm } from '../helpers/draw.tsx';
import { readyStore } from '../helpers/form-store.ts';
import { message, voiceOf } from '../helpers/samples.ts';

let drawn: DrawnForm | undefined;
afterEach(() => drawn?.takeAway());

const contents = (store: OrderStore) => store.get(orderAtom).messages.map(({ content }) => content);
const all = <Name extends keyof HTMLElementTagNameMap>(name: Name) => [...(drawn?.place.querySelectorAll(name) ?? [])];
const button = (name: string) => all('button').find(({ textContent }) => textContent === name);
const box = (index: number) => all('input').filter(({ type }) => type === 'checkbox')[index];
const mode = (name: string) =>
  all('label')
    .find(({ textContent }) => textContent === name)
    ?.querySelector('input');
const press = (name: string) => drawing(() => button(name)?.click());

async function open(order: Partial<Order>, text: string): Promise<OrderStore> {
  const { store } = readyStore(order);
  drawn = await drawPart(
    store,
    <>
      <ImportTool />
      <UndoImport />
    </>,
  );
  await press('Import scripts');
  await typeInto(all('textarea')[0], text);
  return store;
}

const pasted = 'Welcome:\nThank you for calling.\n\nSee you soon.\n\nOur lines are busy.';

describe('an import', () => {
  it('takes over what is ticked, and gives back what it replaced', async () => {
    const store = await open({ messages: [message(1, { content: 'Mine' })] }, pasted);
    expect(all('label').map(({ textContent }) => textContent)).toContain('Name: Welcome Thank you for calling.');
    expect(button('Import 3 messages')?.disabled).toBe(false);
    await drawing(() => box(1)?.click());
    await drawing(() => mode('Replace messages')?.click());
    await press('Import 2 messages');
    expect(store.get(orderAtom).messages.map(({ name, content }) => [name, content])).toEqual([
      ['Welcome', 'Thank you for calling.'],
      ['', 'Our lines are busy.'],
    ]);
    expect(all('dialog')).toEqual([]);
    await press('Undo');
    expect(contents(store)).toEqual(['Mine']);
    expect(button('Undo')).toBeUndefined();
  });

  it('says what it adds to the price, as it is ticked', async () => {
    await open({ messages: [message(1, { content: 'Mine' })] }, pasted);
    const charge = () =>
      drawn?.place.querySelector('dialog')?.textContent?.match(/\d more messages? at [^.]*\$\d+/u)?.[0];
    await drawing(() => mode('Add to messages')?.click());
    expect(charge()).toBe('3 more messages at CA$29');
    await drawing(() => box(0)?.click());
    expect(charge()).toBe('2 more messages at CA$29');
    await drawing(() => mode('Replace messages')?.click());
    expect(charge()).toBe('1 more message at CA$29');
  });

  it('keeps what was pasted while the dialog is closed, until it is taken over', async () => {
    await open({ messages: [message(1)] }, pasted);
    await press('Cancel');
    await press('Import scripts');
    expect(all('textarea')[0]?.value).toBe(pasted);
    await press('Import 3 messages');
    await press('Import scripts');
    expect(all('textarea')[0]?.value).toBe('');
  });

  it('lets what Delete took away since be had back first', async () => {
    const store = await open({ messages: [message(1, { content: 'Mine' })] }, pasted);
    await drawing(() => mode('Replace messages')?.click());
    await press('Import 3 messages');
    await drawing(() => store.set(deleteMessageAtom, 1));
    expect(button('Undo')).toBeUndefined();
    const [deletion] = store.get(openStepsAtom);
    await drawing(() => deletion && store.set(turnStepAtom, deletion));
    await press('Undo');
    expect(contents(store)).toEqual(['Mine']);
  });

  it('is taken back without what was written since, and made again', async () => {
    const store = await open({ messages: [message(1, { content: 'Mine' })] }, 'Theirs.');
    await drawing(() => mode('Replace messages')?.click());
    await press('Import 1 message');
    const [{ id } = message(0)] = store.get(orderAtom).messages;
    await drawing(() => store.set(editMessageAtom, { id, edit: { content: 'Theirs, by my hand.' } }));
    await press('Undo');
    expect(contents(store)).toEqual(['Mine', 'Theirs, by my hand.']);
    await press('Redo');
    expect(contents(store)).toEqual(['Theirs, by my hand.']);
    await press('Undo');
    expect(contents(store)).toEqual(['Mine', 'Theirs, by my hand.']);
  });

  it('adds to what was written, and says what goes beyond the limit', async () => {
    const store = await open({ messages: Array.from({ length: 18 }, (_, index) => message(index + 1)) }, pasted);
    expect(mode('Add to messages')?.checked).toBe(true);
    expect(drawn?.place.textContent).toContain('Goes beyond the 20 messages');
    await press('Import 2 messages');
    expect(contents(store).slice(17)).toEqual(['Message number 18', 'Thank you for calling.', 'See you soon.']);
  });

  it('times a text too short to tell its language as its card does: by what the voice speaks', async () => {
    const store = await open({ voices: ['v1'] }, 'Visitez 5145550199.');
    await drawing(() => store.set(voicesAtom, { status: 'ready', data: [voiceOf('v1', { language: ['fr'] })] }));
    expect(drawn?.place.textContent).toContain('about 5 s');
  });

  it('has nothing to take over where there is nothing', async () => {
    await open({}, ' \n ');
    expect(button('Import 0 messages')?.disabled).toBe(true);
  });
});

it('a message of several paragraphs is split, and can be had back', async () => {
  const { store } = readyStore({ messages: [message(1, { content: 'One.\n\nTwo.' }), message(2)] });
  drawn = await drawPart(
    store,
    <>
      <SplitOffer id={1} />
      <SplitOffer id={2} />
      <UndoImport />
    </>,
  );
  await press('Split into 2 messages');
  expect(contents(store)).toEqual(['One.', 'Two.', 'Message number 2']);
  await press('Undo');
  expect(contents(store)).toEqual(['One.\n\nTwo.', 'Message number 2']);
});

describe('a file', () => {
  const read = (...bytes: readonly (number | string)[]) =>
    readFile(
      new File(
        bytes.map((part) => (typeof part === 'string' ? part : Uint8Array.of(part))),
        'scripts.txt',
      ),
    );

  it.each<[string, readonly (number | string)[]]>([
    ['UTF-8', ['é']],
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 'é']],
    ['the encoding of Windows', [0xe9]],
    ['UTF-16', [0xff, 0xfe, 0xe9, 0x00]],
  ])('in %s is read', async (_, bytes) => {
    await expect(read(...bytes)).resolves.toEqual({ text: 'é' });
  });

  it.each([
    '%PDF-1.7 Hello',
    String.raw`{\rtf1\ansi Hello}`,
    'PK\u0003\u0004Hello',
    '\n<!DOCTYPE html><p>Hello',
    '<?xml version="1.0"?>',
  ])('that begins with %j is no text', async (text) => {
    await expect(read(text)).resolves.toBe('fileFailed');
  });

  const choose = async (text: string): Promise<void> => {
    const input = all('input').find(({ type }) => type === 'file');
    Object.defineProperty(input, 'files', { configurable: true, value: [new File([text], 'scripts.txt')] });
    await drawing(async () => {
      input?.dispatchEvent(new Event('change', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
  };

  it.each([
    ['nothing in it', ' \n', 'This file is empty.'],
    ['a heading alone', 'Name,Text\n', 'No message was found in this file.'],
    ['more than 1 MB', 'x'.repeat(maxFileSize + 1), 'This file is too large: 1 MB at most.'],
    [
      'what is no text',
      '%PDF-1.7',
      'This file can’t be read as text. Copy its text and paste it here, or save it as .txt, .docx, .csv or .tsv and choose it again.',
    ],
  ])('with %s says so, and changes nothing', async (_what, text, problem) => {
    await open({ messages: [message(1)] }, pasted);
    await choose(text);
    expect(all('textarea')[0]?.value).toBe(pasted);
    expect(drawn?.place.querySelector('[role=alert]')?.textContent).toBe(problem);
  });
});
