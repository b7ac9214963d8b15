// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CheckTool } from '../../../src/desk/script-check/check-tool.tsx';
import { PlaceholderGuard } from '../../../src/desk/script-check/placeholder-guard.tsx';
import { inARow } from '../../../src/desk/tools-in-a-row.tsx';
import { FindingsLeft, ToldPronunciations } from '../../../src/desk/script-check/summary-notes.tsx';
import { Loop } from '../../../src/desk/length/loop.tsx';
import { SpokenLength } from '../../../src/desk/length/spoken-length.tsx';
import { CheckNotes } from '../../../src/desk/script-check/check-notes.tsx';
import type { Message, Order } from '../../../src/domain/order/order.ts';
import type { OrderStore } from '../../../src/state/atoms/store.ts';
import { checkoutAtom } from '../../../src/state/checkout/checkout.ts';
import { paymentGuardAtom } from '../../../src/state/checkout/payment-guard.ts';
import { editMessageAtom } from '../../../src/state/order/messages.ts';
import { orderAtom } from '../../../src/state/order/order.ts';
import { enterTextAtom, leaveTextAtom } from '../../../src/state/order/writing.ts';
import { drawing, typeInto } from '../helpers/draw.tsx';
import { toastsOf } from '../helpers/form-store.ts';
import { message } from '../helpers/samples.ts';
import { drawTool } from '../helpers/draw-tool.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Leaves the text of the first message, which is checked a moment later. */
async function leaveText(store: OrderStore): Promise<void> {
  await drawing(() => store.set(leaveTextAtom, 1));
  await drawing(() => vi.advanceTimersByTime(300));
}

async function draw(part: React.JSX.Element, order: Partial<Order>) {
  const tool = await drawTool(part, order);
  const content = (): string | undefined => tool.store.get(orderAtom).messages[0]?.content;
  return { ...tool, content, checks: () => tool.all('[data-check]').map(({ dataset }) => dataset['check']) };
}

const of = (...contents: readonly string[]): readonly Message[] =>
  contents.map((content, index) => message(index + 1, { content }));

describe('the notes below a message', () => {
  it('show findings when its text is left', async () => {
    const { store, place, checks } = await draw(<CheckNotes id={1} />, { messages: of('Parts & service.') });
    expect(place.textContent).toBe('');
    await drawing(() => store.set(enterTextAtom, 1));
    expect(checks()).toEqual([]);
    await leaveText(store);
    expect(checks()).toEqual(['symbol']);
    expect(place.querySelector('[role=status]')?.textContent).toBe('Script check: 1 note on message #1.');
    expect(place.querySelector('ul')?.getAttribute('aria-label')).toBe('Script check');
  });

  it('say at once that no chosen voice speaks the language of a draft', async () => {
    const draft = 'Merci de votre appel & bonne journée. Nous sommes à vous dans un instant.';
    const { store, place, checks } = await draw(<CheckNotes id={1} />, { messages: of('') });
    const put = (content: string) => drawing(() => store.set(editMessageAtom, { id: 1, edit: { content } }));
    await put(draft);
    expect(checks()).toEqual(['language']);
    expect(place.querySelector('[role=status]')?.textContent).toBe('');
    await drawing(() => store.set(enterTextAtom, 1));
    expect(checks()).toEqual(['language']);
    await leaveText(store);
    expect(checks()).toEqual(['language', 'symbol']);
    await put('Thank you for your call & have a nice day.');
    expect(checks()).toEqual([]);
  });

  it('have one button to fix a finding and to undo the fix', async () => {
    const { store, press, all, content } = await draw(<CheckNotes id={1} />, { messages: of('Parts & service.') });
    await leaveText(store);
    const [button] = all('button');
    const said = (): string | undefined => all('[role=status]')[0]?.textContent;
    expect(all('button').map(({ textContent }) => textContent)).not.toContain('Fix all');
    expect(button?.textContent).toBe('Fix: and');
    await press(/^Fix/u);
    expect(said()).toBe('Fixed: and');
    // The second press of a double click.
    await drawing(() => button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })));
    expect([content(), button?.textContent, button?.isConnected]).toEqual(['Parts and service.', 'Undo', true]);
    await press(/^Undo/u);
    expect([content(), button?.textContent]).toEqual(['Parts & service.', 'Fix: and']);
  });
});

it('“Check scripts” shows the findings of all messages, and “Next note” says so if no note is left', async () => {
  const parts = [<CheckTool key="tool" />, <CheckNotes key="1" id={1} />];
  const { store, press, checks } = await draw(<>{parts}</>, { messages: of('Parts & service at www.acme.ca.') });
  await press(/^Check scripts/u);
  expect(checks()).toEqual(['address', 'symbol']);
  await press(/^Fix all/u);
  await press(/^Next note/u);
  expect(toastsOf(store)).toEqual(['success No problems found. 4']);
});

describe('a placeholder', () => {
  const open = async () => {
    const form = await draw(<CheckNotes id={1} />, {
      messages: of('We are at [street address], yes, [street address], since {year}.'),
    });
    const [address, year] = form.place.querySelectorAll('input');
    const leave = (field: HTMLInputElement | undefined) =>
      drawing(() => field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    const press = (field: HTMLInputElement | undefined, key: string) =>
      drawing(() => field?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
    return { ...form, address, year, leave, press };
  };

  it('has a field with its words, and is replaced everywhere when that is left, or at Enter', async () => {
    const { address, year, leave, press, content, all } = await open();
    expect([address, year].map((field) => field?.getAttribute('aria-label'))).toEqual(['street address', 'year']);
    await typeInto(address, ' 10 Main Street ');
    expect(content()).toContain('[street address]');
    await leave(address);
    expect(content()).toBe('We are at 10 Main Street, yes, 10 Main Street, since {year}.');
    await typeInto(year, '1986');
    await press(year, 'Enter');
    expect(content()).toBe('We are at 10 Main Street, yes, 10 Main Street, since 1986.');
    expect(all('li').map(({ textContent }) => textContent)).toEqual(['Fixed: 10 Main StreetUndo', 'Fixed: 1986Undo']);
  });

  it('can be filled in otherwise, and be had back', async () => {
    const { address, leave, content, button } = await open();
    await typeInto(address, '10 Main Street');
    await leave(address);
    await typeInto(address, '12 Main Street');
    await leave(address);
    expect(content()).toContain('at 12 Main Street, yes, 12 Main Street,');
    await drawing(() => button('Undo')?.click());
    expect([content(), address?.value]).toEqual([
      'We are at [street address], yes, [street address], since {year}.',
      '',
    ]);
  });
});

describe('Fix all', () => {
  it('applies every fix that has one right answer, and undoes them', async () => {
    const text = 'Parts & service at AT 10 [place]. [Pause.] Call now.';
    const { store, press, all, content } = await draw(<CheckNotes id={1} />, { messages: of(text) });
    await leaveText(store);
    await press(/^Fix all$/u);
    expect(content()).toBe('Parts and service at AT 10 [place]. Call now.');
    expect(all('button').filter(({ textContent }) => textContent.startsWith('Fix'))).toEqual([]);
    await press(/^Undo all$/u);
    expect(content()).toBe(text);
  });

  it('fixes a sentence and what is in it', async () => {
    const messages = of('Press 1 for parts & service. Thank you.');
    const { store, press, content } = await draw(<CheckNotes id={1} />, { serviceType: 'voip', messages });
    await leaveText(store);
    await press(/^Fix all$/u);
    expect(content()).toBe('For parts and service, press 1. Thank you.');
  });
});

it('Fix all says how many words it adds beyond the included ones, if any', async () => {
  const { store, press, button } = await draw(<CheckNotes id={1} />, { messages: of('') });
  const label = () => button(/ all/u)?.textContent;
  const write = async (count: number): Promise<void> => {
    const edit = { content: `${'word, '.repeat(count)}and a.com & b.` };
    await drawing(() => store.set(enterTextAtom, 1));
    await drawing(() => store.set(editMessageAtom, { id: 1, edit }));
    await leaveText(store);
  };
  // 48 words, and then 50: "a dot com and b".
  await write(44);
  expect(label()).toBe('Fix all');
  await write(46);
  expect(label()).toBe('Fix all · 2 extra words (charged separately)');
  await press(/^Fix: and/u);
  expect(label()).toBe('Fix all · 2 extra words (charged separately)');
  await press(/^Fix all/u);
  expect(label()).toBe('Undo all');
});

it('the length of a voicemail greeting says how long callers listen', async () => {
  const voicemail = { serviceType: 'mvoice', messages: of('Thank you for calling. '.repeat(20)) } as const;
  const { place } = await draw(<SpokenLength id={1} />, voicemail);
  expect(place.textContent).toMatch(/^about \d+ sCallers tune out after about 25 s\.$/u);
});

it('the loop says how many messages are heard if it is longer than callers wait, and a menu has none', async () => {
  const { place } = await draw(<Loop />, { messages: of('word '.repeat(200), 'word '.repeat(200)) });
  expect(place.textContent).toContain('hears 1 of 2 messages');
  expect((await draw(<Loop />, { serviceType: 'voip' })).place.textContent).toBe('');
});

describe('the summary', () => {
  it('lists the findings of all messages, and the pronunciations', async () => {
    const messages = of('Hello [name].', 'Dr. Nguyen & team.');
    const order = { messages, pronunciations: [{ word: 'Nguyen', sound: 'win' }] };
    const Parts = inARow(FindingsLeft, ToldPronunciations);
    const { checks, place } = await draw(<Parts />, order);
    expect(checks()).toEqual(['placeholder', 'symbol']);
    expect(place.textContent).toContain('Nguyen (win)');
  });

  it('asks once about each placeholder', async () => {
    const { store, press, all } = await draw(<PlaceholderGuard />, { messages: of('Hello [name].') });
    const holdsBack = async (): Promise<boolean | undefined> => {
      let held: boolean | undefined;
      await drawing(() => (held = store.get(paymentGuardAtom)?.holdsBack()));
      return held;
    };
    expect(await holdsBack()).toBe(true);
    expect(all('[role=alertdialog]').map(({ textContent }) => textContent)[0]).toContain(
      'Message #1 still says [name]',
    );
    await press(/^Go back/u);
    expect(await holdsBack()).toBe(true);
    store.set(checkoutAtom, { type: 'opened' });
    await press(/^Message #1 still says/u);
    expect(store.get(checkoutAtom).step).toBe('closed');
    expect(await holdsBack()).toBe(true);
    await press(/^Order anyway/u);
    expect(await holdsBack()).toBe(false);
    await drawing(() => store.set(editMessageAtom, { id: 1, edit: { content: 'Hello [date].' } }));
    expect(await holdsBack()).toBe(true);
  });
});
