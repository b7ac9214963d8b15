// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { ImportTool, UndoImport } from '../../../src/desk/import/import-tool.tsx';
import { SplitOffer } from '../../../src/desk/split/split-offer.tsx';
import type { Order } from '../../../src/domain/order/order.ts';
import { drawing, drawPart, typeInto, type DrawnForm } from '../helpers/draw.tsx';
import { readyStore } from '../helpers/form-store.ts';
import { message } from '../helpers/samples.ts';

let drawn: DrawnForm | undefined;
afterEach(() => drawn?.takeAway());

const all = <Name extends keyof HTMLElementTagNameMap>(name: Name) => [...(drawn?.place.querySelectorAll(name) ?? [])];
const button = (name: string) => all('button').find(({ textContent }) => textContent === name);
const press = (name: string) => drawing(() => button(name)?.click());
const boxes = () => all('input').filter(({ type }) => type === 'checkbox');
const type = (text: string) => typeInto(all('textarea')[0], text);

/** What is said beside the button that takes over, as it is described by it. */
const saidBy = (name: string): string | undefined => {
  const id = button(name)?.getAttribute('aria-describedby') ?? '';
  return all('p')
    .find((one) => one.id === id)
    ?.textContent.trim();
};

async function open(order: Partial<Order>): Promise<void> {
  drawn = await drawPart(
    readyStore(order).store,
    <>
      <ImportTool />
      <UndoImport />
    </>,
  );
  await press('Import scripts');
}

const words = (count: number): string => `${'We are open '.repeat(count / 3).trim()}.`;

describe('beside the button that takes over', () => {
  it('stands what the extra words of what is ticked cost each', async () => {
    await open({ messages: [message(1, { content: '' })] });
    await type(`${words(96)}\n\n${words(51)}`);
    expect(saidBy('Import 2 messages')).toBe('1 more message at CA$29. 47 extra words at CA$0.35 each.');
    await drawing(() => boxes()[0]?.click());
    expect(saidBy('Import 1 message')).toBe('1 extra word at CA$0.35.');
    expect(drawn?.place.textContent).toContain('96 words · 46 extra words, CA$0.35 each · about');
  });

  it('stands nothing where nothing is charged and all has room', async () => {
    await open({ messages: [message(1, { content: '' })] });
    await type('We are open.');
    expect(button('Import 1 message')?.hasAttribute('aria-describedby')).toBe(false);
  });

  it('stands how many have no room, which is told once more after the import while they are left', async () => {
    await open({ messages: Array.from({ length: 18 }, (_, index) => message(index + 1)) });
    await type('One.\n\nTwo.\n\nThree.\n\nFour.\n\nFive.');
    expect(saidBy('Import 2 messages')).toBe('2 more messages at CA$29 each. 3 don’t fit.');
    await press('Import 2 messages');
    const left = 'Your messages were changed. 3 messages had no room and are left in Import scripts.';
    expect(drawn?.place.textContent).toContain(left);
    await press('Import scripts');
    await type('');
    await press('Cancel');
    expect(drawn?.place.textContent).not.toContain('had no room');
    expect(drawn?.place.textContent).toContain('Your messages were changed.');
  });
});

it('beside Split stands what the messages cost that come of it', async () => {
  drawn = await drawPart(
    readyStore({ messages: [message(1, { content: '1. We are open all day.\n\n2. Please hold the line.' })] }).store,
    <SplitOffer id={1} />,
  );
  const id = button('Split into 2 messages')?.getAttribute('aria-describedby');
  expect(all('span').find((one) => one.id === id)?.textContent).toBe('1 more message at CA$29.');
});

it('paragraphs are one message where an order can have one alone', async () => {
  await open({ serviceType: 'mvoice', messages: [message(1, { content: '' })] });
  await type('Hi, you have reached Linda.\n\nPlease leave a message.\n\nThank you!');
  expect(boxes()).toHaveLength(1);
  expect(drawn?.place.textContent).not.toContain('Goes beyond');
  await type('1. You have reached Linda.\n\n2. Hi, this is Linda!');
  expect(boxes()).toHaveLength(2);
});

describe('the dialog', () => {
  it('asks what comes of the messages that are there, above those that were found', async () => {
    await open({ messages: [message(1)] });
    await type('One.\n\nTwo.');
    const radio = all('input').find((input) => input.type === 'radio');
    const [box] = boxes();
    if (radio === undefined || box === undefined) throw new Error('there is no choice');
    expect(radio.compareDocumentPosition(box)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const group = radio.closest('[role=radiogroup]');
    expect(group?.getAttribute('aria-label')).toBe('Messages that you have now');
    expect(group?.firstElementChild?.textContent).toBe('Messages that you have now');
  });

  it('says so where it finds no message, and nothing where there is no text', async () => {
    await open({ messages: [message(1)] });
    const status = () => drawn?.place.querySelector('dialog p[role=status]')?.textContent;
    expect(status()).toBe('');
    await type('Name,Text\n');
    expect(status()).toBe('No message was found in this text.');
    await type('Name,Text\nWelcome,Hello.\n');
    expect(status()).toBe('1 message found');
  });
});
