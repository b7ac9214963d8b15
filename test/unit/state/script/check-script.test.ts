import { expect, it } from 'vitest';
import { dispatch, undo } from '../../../../src/state/form.ts';
import {
  checkAll,
  fillPlaceholder,
  findingsAtom,
  fixAll,
  fixFinding,
} from '../../../../src/state/script/check-script.ts';
import { orderAtom } from '../../../../src/state/session/order-atoms.ts';
import { readyStore } from '../../helpers/form-store.ts';
import { message } from '../../helpers/samples.ts';

const text = 'We are CLOSED on on Monday & Sunday.';

/** A form whose first text the buyer has left. */
function checked(content = text) {
  const form = readyStore({ messages: [message(1, { content })] });
  const findings = findingsAtom(1);
  const leave = (): void => dispatch(form, { type: 'messageBlurred', id: 1 });
  leave();
  return {
    form,
    leave,
    findings: () => form.store.get(findings),
    codes: (): readonly string[] =>
      form.store.get(findings).map(({ code, isFixed }) => (isFixed ? `${code} fixed` : code)),
    type: (typed: string): void => dispatch(form, { type: 'messageEdited', id: 1, edit: { content: typed } }),
    fix: (code: string): void => {
      const finding = form.store.get(findings).find((one) => one.code === code);
      if (finding) fixFinding(form, 1, finding);
    },
    content: (): string => form.store.get(orderAtom).messages[0]?.content ?? '',
  };
}

it('a checked text can be fixed finding by finding, and Undo restores the step before the last fix', () => {
  const { form, codes, fix, content } = checked();
  fix('symbol');
  fix('doubled');
  expect(content()).toBe('We are CLOSED on Monday and Sunday.');
  expect(codes()).toEqual(['symbol fixed', 'capitals', 'doubled fixed']);
  undo(form);
  expect(content()).toBe('We are CLOSED on on Monday and Sunday.');
  expect(codes()).toEqual(['symbol fixed', 'capitals', 'doubled']);
});

it('a checked text gets all its fixes as one step', () => {
  const { form, findings, content } = checked();
  fixAll(form, 1, findings());
  expect(content()).toBe('We are closed on Monday and Sunday.');
  undo(form);
  expect(content()).toBe(text);
});

it('a checked text keeps the findings whose words it still has until the buyer leaves it again', () => {
  const { codes, leave, type } = checked();
  type('We are CLOSED and away & busy.');
  expect(codes()).toEqual(['symbol', 'capitals']);
  type('We are closed & away.');
  leave();
  expect(codes()).toEqual(['symbol']);
});

it('a text that the buyer did not write is checked only for what matters in any text', () => {
  const { store } = readyStore({ messages: [message(1, { content: 'Hello [name], we are CLOSED.' })] });
  expect(store.get(findingsAtom(1)).map(({ code }) => code)).toEqual(['placeholder']);
});

it('a requested check covers all messages', () => {
  const form = readyStore({
    messages: [message(1, { content: 'Parts & more.' }), message(2, { content: 'AT & you.' })],
  });
  expect(checkAll(form)).toBeGreaterThan(1);
  expect(form.store.get(findingsAtom(2)).map(({ code }) => code)).toContain('symbol');
});

it('control characters are removed from what is typed', () => {
  const { type, content } = checked();
  type('We are\u0000 closed.');
  expect(content()).toBe('We are closed.');
});

it('a filled placeholder is filled in all messages that ask for it, as one step', () => {
  const contents = ['Visit [website] today.', 'See [website] or call [phone number].', 'Go to [website].'];
  const form = readyStore({ messages: contents.map((content, index) => message(index + 1, { content })) });
  const texts = (): readonly string[] => form.store.get(orderAtom).messages.map(({ content }) => content);
  const [finding] = form.store.get(findingsAtom(2));
  dispatch(form, { type: 'messageEdited', id: 3, edit: { content: 'Just go to [website].' } });
  if (finding) fillPlaceholder(form, 2, finding, 'acme dot com');
  expect(texts()).toEqual([
    'Visit acme dot com today.',
    'See acme dot com or call [phone number].',
    'Just go to [website].',
  ]);
  undo(form);
  expect(texts()).toEqual([contents[0], contents[1], 'Just go to [website].']);
});

it('the value of a filled placeholder is checked, and can be fixed', () => {
  const form = readyStore({ messages: [message(1, { content: 'We are CLOSED. Visit [website].' })] });
  const findings = findingsAtom(1);
  const codes = (): readonly string[] =>
    form.store.get(findings).map(({ code, isFixed }) => (isFixed ? `${code} fixed` : code));
  const find = (code: string) => form.store.get(findings).find((one) => one.code === code);
  const [placeholder] = form.store.get(findings);
  if (placeholder) fillPlaceholder(form, 1, placeholder, 'acme.example');
  expect(codes()).toEqual(['placeholder fixed', 'address']);
  const address = find('address');
  if (address) fixFinding(form, 1, address);
  expect(codes()).toEqual(['placeholder fixed', 'address fixed']);
  expect(form.store.get(orderAtom).messages[0]?.content).toBe('We are CLOSED. Visit acme dot example.');
});

it('a placeholder without a name is filled in its own message only', () => {
  const contents = ['We open at ____.', 'Call us at ____.'];
  const form = readyStore({ messages: contents.map((content, index) => message(index + 1, { content })) });
  const [finding] = form.store.get(findingsAtom(1));
  if (finding) fillPlaceholder(form, 1, finding, 'nine');
  expect(form.store.get(orderAtom).messages.map(({ content }) => content)).toEqual(['We open at nine.', contents[1]]);
});

it('a finding about the whole text stays a single one when a placeholder is filled', () => {
  const content = 'Bonjour et merci de votre appel. Nous sommes au [lieu] pour vous servir toute la semaine.';
  const form = readyStore({ messages: [message(1, { content })] });
  const codes = (): readonly string[] => form.store.get(findingsAtom(1)).map(({ code }) => code);
  const placeholder = form.store.get(findingsAtom(1)).find(({ code }) => code === 'placeholder');
  const before = codes();
  expect(before).toContain('language');
  if (placeholder) fillPlaceholder(form, 1, placeholder, '12 rue Saint-Alfred');
  expect(codes()).toEqual(before);
});

it('a fix can be undone after the buyer has left a drafted text', () => {
  const form = readyStore({ messages: [message(1, { content: 'We are CLOSED. Visit [website].' })] });
  const [placeholder] = form.store.get(findingsAtom(1));
  if (placeholder) fillPlaceholder(form, 1, placeholder, 'acme dot com');
  dispatch(form, { type: 'messageBlurred', id: 1 });
  const notes = form.store.get(findingsAtom(1)).map(({ code, isFixed }) => [code, isFixed]);
  expect(notes).toEqual([
    ['placeholder', true],
    ['capitals', false],
  ]);
});
