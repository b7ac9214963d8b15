import { expect, it } from 'vitest';
import { dispatch } from '../../../../src/state/form.ts';
import { checkAll, findingsAtom, fixAll, fixFinding } from '../../../../src/state/script/check-script.ts';
import { orderAtom } from '../../../../src/state/session/order-atoms.ts';
import { undo } from '../../../../src/state/session/undo.ts';
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
