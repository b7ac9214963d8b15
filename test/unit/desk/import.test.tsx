// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/domain/order/order.ts';
import { orderAtom } from '../../../src/state/session/order-atoms.ts';
import { drawing } from '../helpers/draw.tsx';
import { drawImport, openImport, type ImportBox } from '../helpers/import-box.tsx';
import { announcementAtom } from '../../../src/state/notices/notices.ts';
import { message } from '../helpers/samples.ts';

let box: ImportBox;

async function open(order: Partial<Order>, text?: string): Promise<void> {
  box = await openImport(order, text);
}

/** The messages after each press. */
async function pressAll(...names: readonly string[]): Promise<readonly string[]> {
  const said: string[] = [];
  for (const name of names) {
    await box.press(name);
    said.push(box.contents().join(' | '));
  }
  return said;
}

const pasted = 'Welcome:\nThank you for calling.\n\nSee you soon.\n\nOur lines are busy.';
const mine = { messages: [message(1, { content: 'Mine' })] };
const messages = (count: number) => Array.from({ length: count }, (_, index) => message(index + 1));

describe('an import', () => {
  it('imports what is checked, and restores what it replaced', async () => {
    await open(mine, pasted);
    expect(box.all('label').map(({ textContent }) => textContent)).toContain('Name: Welcome Thank you for calling.');
    await box.tick(1);
    await drawing(() => box.mode('Replace messages')?.click());
    await box.press('Import 2 messages');
    expect(box.store.get(orderAtom).messages.map(({ name, content }) => [name, content])).toEqual([
      ['Welcome', 'Thank you for calling.'],
      ['', 'Our lines are busy.'],
    ]);
    expect(box.all('dialog')).toEqual([]);
    expect(await pressAll('Undo')).toEqual(['Mine']);
    expect(box.button('Undo')).toBeUndefined();
  });

  it('says what it adds to the price, as it is ticked', async () => {
    const text = (count: number): string => `${'We are open '.repeat(count / 3).trim()}.`;
    await open({ messages: [message(1, { content: '' })] }, `${text(96)}\n\n${text(51)}`);
    const said = (name: string): string | undefined => {
      const id = box.button(name)?.getAttribute('aria-describedby') ?? '';
      return box
        .all('p')
        .find((one) => one.id === id)
        ?.textContent.trim();
    };
    expect(said('Import 2 messages')).toBe('1 more message at CA$29. 47 extra words at CA$0.35 each.');
    await box.tick(0);
    expect(said('Import 1 message')).toBe('1 extra word at CA$0.35.');
    await box.type('We are open.');
    expect(said('Import 1 message')).toBe('');
  });

  it('keeps what was pasted while the dialog is closed, and after an import, which Undo checks again', async () => {
    await open({ messages: [message(1)] }, pasted);
    await box.reopen();
    expect([box.field()?.value, box.ticks()]).toEqual([pasted, [true, true, true]]);
    await box.press('Import 3 messages');
    await box.press('Import scripts');
    expect([box.field()?.value, box.ticks()]).toEqual([pasted, [false, false, false]]);
    await box.press('Cancel');
    await box.press('Undo');
    await box.press('Import scripts');
    expect([box.field()?.value, box.ticks()]).toEqual([pasted, [true, true, true]]);
  });

  it('keeps what does not fit, and checks it alone', async () => {
    await open({ messages: messages(18) }, pasted);
    expect(box.mode('Add to messages')?.checked).toBe(true);
    expect(box.place.textContent).toContain('Over the limit of 20 messages');
    await box.press('Import 2 messages');
    expect(box.contents().slice(17)).toEqual(['Message number 18', 'Thank you for calling.', 'See you soon.']);
    expect(box.place.textContent).toContain('1 message didn’t fit and is still in Import scripts.');
    await box.press('Import scripts');
    expect([box.field()?.value, box.ticks()]).toEqual([pasted, [false, false, true]]);
  });

  it.each<[string, Partial<Order>]>([
    ['a voicemail greeting', { serviceType: 'mvoice', messages: [message(1)] }],
    ['a full order', { messages: messages(20) }],
  ])('replaces %s, which can be undone', async (_, order) => {
    await open(order, 'A new one.');
    const before = box.contents();
    expect(box.mode('Replace messages')?.checked).toBe(true);
    await box.press('Import 1 message');
    expect(box.contents()).toEqual(['A new one.']);
    await box.press('Undo');
    expect(box.contents()).toEqual(before);
  });

  it('says whether it finds a message', async () => {
    await open({ messages: [message(1)] }, 'Name,Text\n');
    const status = () => box.place.querySelector('dialog p [role=status]')?.textContent;
    expect(status()).toBe('No messages found in this text.');
    expect(box.button('Import 0 messages')?.disabled).toBe(true);
    await box.type('Name,Text\nWelcome,Hello.\n');
    expect(status()).toBe('1 message found');
  });
});

const letter = 'We live their.\n\nInternal note to Bob.\n\nGood night.\n\nGoodbye.';

it('a tick stays while the text around it is edited, and after the dialog was closed', async () => {
  await open({ messages: [message(1)] }, letter);
  await box.tick(1);
  await box.tick(3);
  await box.type(`A new one.\n\n${letter.replace('their', 'there')}`);
  expect(box.ticks()).toEqual([true, true, false, true, false]);
  await box.reopen();
  expect(box.ticks()).toEqual([true, true, false, true, false]);
});

it('a tick is missing on what is probably not spoken, until the buyer sets it', async () => {
  await open({ messages: [message(1, { content: '' })] }, 'Dear all,\n\nWe are closed.\n\nBest regards,\nAnn');
  expect(box.ticks()).toEqual([false, true, false]);
  expect(box.place.textContent.match(/Probably not a message/gu)).toHaveLength(2);
  await box.tick(0);
  await box.reopen();
  await box.press('Import 2 messages');
  expect(box.contents()).toEqual(['Dear all,', 'We are closed.']);
});

it('the number of imported messages is announced', async () => {
  box = await drawImport(mine);
  await box.replaceBy('Theirs.');
  expect(box.store.get(announcementAtom).text).toBe('1 message imported.');
});

it('a double click undoes an import once', async () => {
  box = await drawImport(mine);
  await box.replaceBy('Theirs.');
  const undo = box.button('Undo');
  for (const detail of [1, 2])
    await drawing(() => undo?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail })));
  expect(box.contents()).toEqual(['Mine']);
});

const paragraphs = { messages: [message(1, { content: 'One.\n\nTwo.' }), message(2)] };

it('a split says what it costs, and can be undone', async () => {
  box = await drawImport(paragraphs);
  const id = box.button('Split into 2 messages')?.getAttribute('aria-describedby');
  expect(box.all('span').find((one) => one.id === id)?.textContent).toBe('1 more message at CA$29.');
  expect(await pressAll('Split into 2 messages', 'Undo')).toEqual([
    'One. | Two. | Message number 2',
    'One.\n\nTwo. | Message number 2',
  ]);
});
