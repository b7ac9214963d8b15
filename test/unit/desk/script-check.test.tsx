// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { CheckTool } from '../../../src/desk/script-check/check-tool.tsx';
import { SummaryNotes } from '../../../src/desk/script-check/summary-notes.tsx';
import { Loop } from '../../../src/desk/length/loop.tsx';
import { MessageNotes } from '../../../src/desk/message-notes.tsx';
import type { Message, Order } from '../../../src/domain/order/order.ts';
import { checkoutAtom } from '../../../src/state/checkout/checkout.ts';
import { paymentGuardAtom } from '../../../src/state/checkout/payment-guard.ts';
import { editMessageAtom } from '../../../src/state/order/messages.ts';
import { orderAtom } from '../../../src/state/order/order.ts';
import { enterTextAtom, leaveTextAtom } from '../../../src/state/order/writing.ts';
import { drawing, drawPart, type DrawnForm } from '../helpers/draw.tsx';
import { readyStore, toastsOf } from '../helpers/form-store.ts';
import { message } from '../helpers/samples.ts';

let drawn: DrawnForm | undefined;
afterEach(() => drawn?.takeAway());

async function draw(part: React.JSX.Element, order: Partial<Order>) {
  const form = readyStore(order);
  drawn = await drawPart(form.store, part);
  const { place } = drawn;
  const all = (selector: string): readonly HTMLElement[] => [...place.querySelectorAll<HTMLElement>(selector)];
  const press = (name: RegExp): Promise<void> =>
    drawing(() =>
      all('button')
        .find(({ textContent }) => name.test(textContent))
        ?.click(),
    );
  return { ...form, place, all, press, checks: () => all('[data-check]').map(({ dataset }) => dataset['check']) };
}

const of = (...contents: readonly string[]): readonly Message[] =>
  contents.map((content, index) => message(index + 1, { content }));

describe('the notes below a message', () => {
  it('tell its length at once, and what was found once its text is left', async () => {
    const { store, place, checks } = await draw(<MessageNotes id={1} />, { messages: of('Parts & service.') });
    expect(place.textContent).toBe('about 1 s');
    await drawing(() => store.set(enterTextAtom, 1));
    expect(checks()).toEqual([]);
    await drawing(() => store.set(leaveTextAtom, 1));
    expect(checks()).toEqual(['symbol']);
    expect(place.querySelector('[role=status]')?.textContent).toBe('Script check: 1 note on message #1.');
    expect(place.querySelector('ul')?.getAttribute('aria-label')).toBe('Script check');
  });

  it('tell at once, and quietly, that no chosen voice speaks the language of a draft', async () => {
    const draft = 'Merci de votre appel & bonne journée. Nous sommes à vous dans un instant.';
    const { store, place, checks } = await draw(<MessageNotes id={1} />, { messages: of('') });
    const put = (content: string) => drawing(() => store.set(editMessageAtom, { id: 1, edit: { content } }));
    await put(draft);
    expect(checks()).toEqual(['language']);
    expect(place.querySelector('[role=status]')?.textContent).toBe('');
    await drawing(() => store.set(enterTextAtom, 1));
    expect(checks()).toEqual(['language']);
    await drawing(() => store.set(leaveTextAtom, 1));
    expect(checks()).toEqual(['language', 'symbol']);
    await put('Thank you for your call & have a nice day.');
    expect(checks()).toEqual([]);
  });

  it('say how its words are spoken', async () => {
    const { place } = await draw(<MessageNotes id={1} />, {
      messages: of('Ask Dr. Nguyen.'),
      pronunciations: [
        { word: 'Nguyen', sound: 'win' },
        { word: 'Acme', sound: 'ak-mee' },
      ],
    });
    expect(place.textContent).toContain('Pronunciation: Nguyen (win)');
    expect(place.textContent).not.toContain('Acme');
  });

  it('fix by one button, which takes it back', async () => {
    const { store, press, all } = await draw(<MessageNotes id={1} />, { messages: of('Parts & service.') });
    const content = (): string | undefined => store.get(orderAtom).messages[0]?.content;
    await drawing(() => store.set(leaveTextAtom, 1));
    const [button] = all('button');
    const said = (): string | undefined => all('[role=status]')[0]?.textContent;
    expect(button?.textContent).toBe('Fix: and');
    await press(/^Fix/u);
    expect(said()).toBe('Fixed: and');
    // The second press of a double click.
    await drawing(() => button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })));
    expect([content(), button?.textContent, button?.isConnected]).toEqual(['Parts and service.', 'Undo', true]);
    await press(/^Undo/u);
    expect([content(), button?.textContent]).toEqual(['Parts & service.', 'Fix: and']);
  });

  it('quote the text as it reads after a fix', async () => {
    const long = `Call 5145551234 and ask ${'for all of our friends and '.repeat(8)}more.`;
    const { store, place, press } = await draw(<MessageNotes id={1} />, { messages: of(long) });
    await drawing(() => store.set(leaveTextAtom, 1));
    expect(place.textContent).toContain('“Call 5145551234 and');
    await press(/^Fix: 514/u);
    expect(place.textContent).toContain('“Call 514-555-1234 and');
  });

  it('name a long fix up to a whole word', async () => {
    const menu = 'Press 1 for appointments, press 2 for billing, or press 3 for emergencies after hours.';
    const { store, all } = await draw(<MessageNotes id={1} />, { serviceType: 'voip', messages: of(menu) });
    await drawing(() => store.set(leaveTextAtom, 1));
    expect(all('button').map(({ textContent }) => textContent)).toEqual([
      'Fix: For appointments, press 1. For billing, press 2. For…',
    ]);
  });

  it('tell what callers put up with, where it is the first that they hear', async () => {
    const voicemail = { serviceType: 'mvoice', messages: of('Thank you for calling. '.repeat(20)) } as const;
    const { place } = await draw(<MessageNotes id={1} />, voicemail);
    expect(place.textContent).toMatch(/^about \d+ sCallers listen for about 25 s\.$/u);
  });
});

describe('whoever asks', () => {
  it('hears of all messages at once', async () => {
    const tools = [<CheckTool key="tool" />, <MessageNotes key="notes" id={1} />];
    const { press, all, checks } = await draw(<>{tools}</>, { messages: of('Parts & service.') });
    await press(/^Check scripts/u);
    expect(checks()).toEqual(['symbol']);
    expect(all('[role=status]').map(({ textContent }) => textContent)).toEqual(['']);
  });

  it('gets to the first note, and from each to the next one and back to the first', async () => {
    const parts = [<CheckTool key="tool" />, <MessageNotes key="1" id={1} />, <MessageNotes key="2" id={2} />];
    const { place, all, press } = await draw(<>{parts}</>, { messages: of('Parts & service.', 'Hello [name].') });
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    root.append(place);
    await press(/^Check scripts/u);
    const note = () => root.activeElement?.getAttribute('data-check');
    await expect.poll(note).toBe('symbol');
    const steps = all('button').filter(({ textContent }) => textContent === 'Next note');
    steps[0]?.click();
    expect(note()).toBe('placeholder');
    steps[1]?.click();
    expect(note()).toBe('symbol');
  });

  it('is told how much was found, or that there is nothing', async () => {
    const form = await draw(<CheckTool />, { messages: of('Hello [name], [date].') });
    await form.press(/^Check scripts/u);
    expect(toastsOf(form.store)).toEqual(['info tool 4']);
    await drawing(() => form.store.set(editMessageAtom, { id: 1, edit: { content: 'Hello.' } }));
    await form.press(/^Check scripts/u);
    expect(toastsOf(form.store)).toEqual(['success tool 4']);
  });
});

describe('the loop', () => {
  const words = (length: number): string => 'word '.repeat(length).trim();

  it('is a picture to scale with a text for screen readers', async () => {
    const order = { tracks: ['t1'], musicSeconds: 20, messages: of(words(50), words(100)) } as const;
    const { place, all } = await draw(<Loop />, order);
    expect(place.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
      'Loop: about 1 min 40 s. Message #1: about 20 s. Music: 20 s. Message #2: about 40 s. Music: 20 s',
    );
    expect(all('[role=img] > span').map(({ style }) => style.flexGrow)).toEqual(['20', '20', '40', '20']);
    expect(place.textContent).toContain('hears it 1.2 times');
  });

  it('tells how many messages are heard where it is longer than callers wait', async () => {
    const { place } = await draw(<Loop />, { messages: of(words(200), words(200)) });
    expect(place.textContent).toContain('hears 1 of 2 messages');
  });

  it('is none of a menu, and none without words', async () => {
    const { place } = await draw(<Loop />, { serviceType: 'voip' });
    expect(place.textContent).toBe('');
  });
});

describe('the summary', () => {
  it('has a line for each message and finding, and says how words are spoken', async () => {
    const { all, place } = await draw(<SummaryNotes />, {
      messages: of('Hello [name].', 'Call us, Dr. Nguyen & team.'),
      pronunciations: [{ word: 'Nguyen', sound: 'win' }],
    });
    expect(all('[data-check]').map(({ textContent }) => textContent)).toEqual([
      'Message #1: “[name]” is still to be filled in.',
      'Message #2: “&” can be read out in more than one way. Write it in words.',
    ]);
    expect(place.textContent).toContain('Nguyen: win');
  });

  it('asks once about a placeholder, and again about another one', async () => {
    const { store, press, all } = await draw(<SummaryNotes />, { messages: of('Hello [name].') });
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
