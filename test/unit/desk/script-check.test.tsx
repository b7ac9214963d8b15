// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { CheckNotes } from '../../../src/desk/script-check/check-notes.tsx';
import {
  confirmPlaceholders,
  PlaceholderQuestion,
  PlaceholdersLeft,
} from '../../../src/desk/script-check/open-findings.tsx';
import type { Message, Order } from '../../../src/domain/order/order.ts';
import { changeCheckout } from '../../../src/state/checkout/checkout-state.ts';
import { dispatch } from '../../../src/state/form.ts';
import { announcementAtom } from '../../../src/state/notices/notices.ts';
import { orderAtom } from '../../../src/state/session/order-atoms.ts';
import { drawTool, drawing, typeInto } from '../helpers/draw.tsx';
import { message } from '../helpers/samples.ts';

const of = (...contents: readonly string[]): readonly Message[] =>
  contents.map((content, index) => message(index + 1, { content }));

async function draw(part: React.JSX.Element, order: Partial<Order>) {
  const tool = await drawTool(part, order);
  return {
    ...tool,
    content: () => tool.store.get(orderAtom).messages[0]?.content,
    checks: () => tool.all('[data-check]').map(({ dataset }) => dataset['check']),
    labels: () => tool.all('button').map(({ textContent }) => textContent),
    announced: () => tool.store.get(announcementAtom).text,
    leave: () => drawing(() => dispatch(tool, { type: 'messageBlurred', id: 1 })),
    edit: (content: string) => drawing(() => dispatch(tool, { type: 'messageEdited', id: 1, edit: { content } })),
  };
}

/** The notes of a message that the buyer has left. */
async function drawNotes(content: string, order: Partial<Order> = {}) {
  const notes = await draw(<CheckNotes id={1} index={0} />, { messages: of(content), ...order });
  await notes.leave();
  return notes;
}

it('the notes below a message appear when the buyer leaves the text, and are announced', async () => {
  const { place, checks, announced, leave } = await draw(<CheckNotes id={1} index={0} />, {
    messages: of('Parts & service.'),
  });
  expect(place.textContent).toBe('');
  await leave();
  expect([checks(), announced()]).toEqual([['symbol'], 'Script check: 1 note on message #1.']);
});

it('the notes below a message ignore the second click of a double click', async () => {
  const { press, all, content } = await drawNotes('Parts & service.');
  await press('Fix: and');
  await drawing(() => all('button')[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })));
  expect(content()).toBe('Parts and service.');
});

it('the notes below a message disappear with the words that they quote while the buyer types, and new ones wait', async () => {
  const { checks, edit } = await drawNotes('Parts & service, on on Monday.');
  await edit('Parts and service, on on Monday & Tuesday.');
  expect(checks()).toEqual(['symbol', 'doubled']);
  await edit('Parts and service, on Monday + Tuesday.');
  expect(checks()).toEqual([]);
});

it('the notes below a message offer Undo only in the note that was fixed last', async () => {
  const { press, labels } = await drawNotes('Parts & service, on on Monday.');
  await press('Fix: and');
  await press(/^Fix: on/u);
  expect(labels()).toEqual(['Undo']);
});

const open = async () => {
  const notes = await drawNotes('We are at [street address], yes, [street address], since {year}.');
  const [address, year] = notes.place.querySelectorAll('input');
  const fill = async (value: string, event: Event = new FocusEvent('focusout', { bubbles: true })): Promise<void> => {
    await typeInto(address, value);
    await drawing(async () => {
      address?.dispatchEvent(event);
      await vi.waitFor(() => expect(notes.content()).toContain(value.trim()));
    });
  };
  return { ...notes, address, year, fill };
};

it.each([
  ['the buyer leaves the field', new FocusEvent('focusout', { bubbles: true })],
  ['the buyer presses Enter', new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })],
])('a placeholder is replaced everywhere when %s', async (_, event) => {
  const { content, fill } = await open();
  await fill(' 10 Main Street ', event);
  expect(content()).toBe('We are at 10 Main Street, yes, 10 Main Street, since {year}.');
});

it('a placeholder can get another value', async () => {
  const { content, fill } = await open();
  await fill('10 Main Street');
  await fill('12 Main Street');
  expect(content()).toContain('at 12 Main Street, yes, 12 Main Street,');
});

it('a placeholder is restored by Undo, with an empty field', async () => {
  const { address, content, fill, press } = await open();
  await fill('10 Main Street');
  await press('Undo');
  expect([content(), address?.value]).toEqual(['We are at [street address], yes, [street address], since {year}.', '']);
});

it('Fix all fixes a sentence and what is in it', async () => {
  const { press, content } = await drawNotes('Press 1 for parts & service. Thank you.', { serviceType: 'voip' });
  await press('Fix all');
  expect(content()).toBe('For parts and service, press 1. Thank you.');
});

it('a value that is being typed into a placeholder is not replaced by that of another message', async () => {
  const both = (
    <>
      <CheckNotes id={1} index={0} />
      <CheckNotes id={2} index={1} />
    </>
  );
  const { place, leave, ...tool } = await draw(both, { messages: of('On [street].', 'Near [street].') });
  await leave();
  await drawing(() => dispatch(tool, { type: 'messageBlurred', id: 2 }));
  const [first, second] = place.querySelectorAll('input');
  await typeInto(second, 'Oak');
  await typeInto(first, 'Main');
  await drawing(() => first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
  expect([tool.content(), second?.value]).toEqual(['On Main.', 'Oak']);
});

it('the number of placeholders left follows the texts', async () => {
  const part = <PlaceholdersLeft className="" onFollow={() => undefined} />;
  const { edit, labels } = await draw(part, { messages: of('Hello [name], visit [website].', 'Call [phone number].') });
  expect(labels()).toEqual(['3 placeholders left']);
  await edit('Hello Ann.');
  expect(labels()).toEqual(['1 placeholder left']);
});

it('the question about placeholders quotes them in the language of their message, if that is clear', async () => {
  const french = 'Merci de votre appel, nous sommes à [adresse] et nous serons avec vous dans un moment.';
  const question = await draw(<PlaceholderQuestion />, { messages: of(french, 'Hello [name].') });
  await drawing(() => confirmPlaceholders(question));
  const quotes = question.all('li').map((line) => [line.textContent, line.querySelector('[lang]')?.outerHTML]);
  expect(quotes).toEqual([
    ['Message #1 still says [adresse]', '<span lang="fr">[adresse]</span>'],
    ['Message #2 still says [name]', undefined],
  ]);
});

it('a payment is held back for a placeholder until the buyer orders anyway, and again for another one', async () => {
  const question = await draw(<PlaceholderQuestion />, { messages: of('Hello [name].') });
  const canPay = async (): Promise<boolean | undefined> => {
    let isAllowed: boolean | undefined;
    await drawing(() => (isAllowed = confirmPlaceholders(question)));
    return isAllowed;
  };
  changeCheckout(question, { type: 'opened' });
  expect(await canPay()).toBe(false);
  await question.press('Go back');
  expect(await canPay()).toBe(false);
  await question.press('Order anyway');
  expect(await canPay()).toBe(true);
  await question.edit('Hello [date].');
  expect(await canPay()).toBe(false);
});
