// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MessageText } from '../../../src/form/messages/message-text.tsx';
import { announcementAtom } from '../../../src/state/notices/notices.ts';
import { sessionAtom } from '../../../src/state/session/session.ts';
import { drawing, drawPart, typeInto } from '../helpers/draw.tsx';
import { readyStore } from '../helpers/form-store.ts';
import type { Message } from '../../../src/domain/order/order.ts';
import { message } from '../helpers/samples.ts';
import { MessageSection } from '../../../src/form/messages/message-section.tsx';
import { dispatch, type Form } from '../../../src/state/form.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function draw() {
  const form = readyStore();
  const { place } = await drawPart(form, <MessageText id={1} index={0} />);
  return {
    place,
    focus: (type: 'focusin' | 'focusout') =>
      drawing(() => place.querySelector('textarea')?.dispatchEvent(new FocusEvent(type, { bubbles: true }))),
    trigger: () => form.store.get(sessionAtom).checks[1]?.trigger,
    type: (count: number) => typeInto(place.querySelector('textarea'), 'word '.repeat(count)),
    announced: () => form.store.get(announcementAtom),
    description: () => place.querySelector('textarea')?.getAttribute('aria-description'),
  };
}

it.each([
  [0, '50 included words left · then CA$0.35 per word'],
  [2, '2 of 50 words48 left'],
  [52, '2 extra words, CA$0.35 each'],
])('a message of %i words shows how many are included or extra', async (count, hint) => {
  const { place, type } = await draw();
  await type(count);
  expect(place.textContent).toContain(hint);
});

it('the word count is announced once: in the pause after the included words are used up', async () => {
  const { type, announced } = await draw();
  const pause = () => drawing(() => vi.advanceTimersByTime(500));
  await type(49);
  await pause();
  for (const count of [50, 51, 52]) await type(count);
  expect(announced().id).toBe(0);
  await pause();
  expect(announced().text).toMatch(/^52 of 50 words/u);
  await type(53);
  await pause();
  expect(announced().id).toBe(1);
});

it('the description of a text changes only while the buyer is elsewhere', async () => {
  const { focus, type, description } = await draw();
  await focus('focusin');
  await type(2);
  expect(description()).toContain('47 included words left');
  await focus('focusout');
  expect(description()).toContain('48 included words left');
});

it('a text is checked 300 ms after the buyer leaves it', async () => {
  const { focus, trigger } = await draw();
  await focus('focusout');
  vi.advanceTimersByTime(299);
  expect(trigger()).toBe('replace');
  vi.advanceTimersByTime(1);
  expect(trigger()).toBe('blur');
});

it('a text is not checked if the buyer returns to it at once', async () => {
  const { focus, trigger } = await draw();
  await focus('focusout');
  await focus('focusin');
  vi.advanceTimersByTime(1000);
  expect(trigger()).toBe('replace');
});

const written = message(1, { content: 'Hello.' });
const empty = message(1, { content: '' });

const drafts = (isAdding: boolean) => (form: Form) => dispatch(form, { type: 'draftsReceived', count: 1, isAdding });
const example = (form: Form) =>
  dispatch(form, { type: 'exampleChosen', id: 1, text: { content: 'Welcome.', name: '' } });

it.each<[string, Message, (form: Form) => void, string]>([
  ['drafts instead of a text', written, drafts(false), 'The drafts have replaced your messages.'],
  ['drafts beside a text', written, drafts(true), 'The drafts have been added to your messages.'],
  ['drafts in an empty message', empty, drafts(false), 'The drafts were inserted.'],
  ['an example instead of a text', written, example, 'Your text was replaced.'],
  ['an example in an empty message', empty, example, 'The example was inserted.'],
])('%s is called by its name', async (_what, first, change, said) => {
  const form = readyStore({ messages: [first] });
  const { place } = await drawPart(form, <MessageSection />);
  await drawing(() => change(form));
  expect([...place.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)).toContain(said);
});
