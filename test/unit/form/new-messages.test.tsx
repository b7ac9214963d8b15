// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { Message } from '../../../src/domain/order/order.ts';
import { MessageSection } from '../../../src/form/messages/message-section.tsx';
import { dispatch, type Form } from '../../../src/state/form.ts';
import { drawing, drawPart } from '../helpers/draw.tsx';
import { readyStore } from '../helpers/form-store.ts';
import { message } from '../helpers/samples.ts';

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
