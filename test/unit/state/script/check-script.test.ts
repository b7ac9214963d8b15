import { describe, expect, it } from 'vitest';
import { voicesAtom } from '../../../../src/state/catalogue/catalogue.ts';
import { editMessageAtom } from '../../../../src/state/order/messages.ts';
import { orderAtom } from '../../../../src/state/order/order.ts';
import { enterTextAtom, leaveTextAtom } from '../../../../src/state/order/writing.ts';
import {
  checkTextAtom,
  findingsAtom,
  openFindingsAtom,
  turnFixAtom,
} from '../../../../src/state/script/check-script.ts';
import { messageSecondsAtom } from '../../../../src/state/script/spoken-length.ts';
import { edit, readyStore } from '../../helpers/form-store.ts';
import { message, voiceOf } from '../../helpers/samples.ts';

const text = 'We are CLOSED on on Monday & Sunday.';

function checked(content = text) {
  const { store } = readyStore({ messages: [message(1, { content })] });
  const findings = findingsAtom(1);
  const of = (code: string) => store.get(findings).find((one) => one.code === code);
  return {
    store,
    of,
    codes: (): readonly string[] => store.get(findings).map(({ code, isFixed }) => (isFixed ? `${code} fixed` : code)),
    type: (typed: string): void => store.set(editMessageAtom, { id: 1, edit: { content: typed } }),
    check: (): void => store.set(checkTextAtom, { id: 1, why: 'left' }),
    turn: (code: string): void => {
      const finding = of(code);
      if (finding) store.set(turnFixAtom, { id: 1, finding });
    },
    now: (): string => store.get(orderAtom).messages[0]?.content ?? '',
  };
}

describe('a text that is checked', () => {
  it('can be fixed finding by finding, and each fix can be undone', () => {
    const { codes, check, turn, now } = checked();
    check();
    turn('symbol');
    turn('doubled');
    expect(now()).toBe('We are CLOSED on Monday and Sunday.');
    expect(codes()).toEqual(['symbol fixed', 'capitals', 'doubled fixed']);
    turn('symbol');
    expect(now()).toBe('We are CLOSED on Monday & Sunday.');
    turn('doubled');
    expect(now()).toBe(text);
  });

  it('keeps its findings until the field is left, and loses them when it is replaced', () => {
    const { store, codes, check, type } = checked();
    check();
    store.set(enterTextAtom, 1);
    type('We are closed & away.');
    expect(codes()).toEqual(['symbol', 'capitals', 'doubled']);
    store.set(leaveTextAtom, 1);
    check();
    expect(codes()).toEqual(['symbol']);
    type('Thank you & goodbye.');
    expect(codes()).toEqual([]);
  });

  it('that was edited is checked again by a press of Fix, and keeps the edit', () => {
    const { store, check, type, turn, now } = checked();
    check();
    store.set(enterTextAtom, 1);
    type(`${text} Truly.`);
    turn('symbol');
    expect(now()).toBe(`${text} Truly.`);
  });

  it('cannot undo a fix after an edit, and keeps the edit', () => {
    const { store, check, type, turn, now, codes } = checked();
    check();
    turn('symbol');
    store.set(enterTextAtom, 1);
    type('We are CLOSED on on Monday and Sunday. Truly.');
    expect(codes()).toEqual(['capitals', 'doubled']);
    store.set(leaveTextAtom, 1);
    expect(codes()).toEqual(['capitals', 'doubled']);
    check();
    expect(codes()).toEqual(['capitals', 'doubled']);
    expect(now()).toBe('We are CLOSED on on Monday and Sunday. Truly.');
  });
});

describe('all texts', () => {
  it('are compared with the chosen voices and the messages before', () => {
    const contents = ['Hello [name].', 'Merci d’avoir appelé. Nous sommes là.', 'hello  [Name].'];
    const { store } = readyStore({ messages: contents.map((content, index) => message(index + 1, { content })) });
    const left = () => store.get(openFindingsAtom).map(({ index, code }) => `${index} ${code}`);
    expect(left()).toEqual(['0 placeholder', '1 language', '2 placeholder', '2 duplicate']);
    store.set(voicesAtom, { status: 'ready', data: [voiceOf('v1', { language: ['FR', 'en'] })] });
    expect(left()).toEqual(['0 placeholder', '2 placeholder', '2 duplicate']);
  });

  it('are compared with the limits of the phone system', () => {
    const content = 'We are glad that you call us today. '.repeat(90);
    const { store } = readyStore({ serviceType: 'voip', messages: [message(1, { content })] });
    const codes = () => store.get(openFindingsAtom).map(({ code }) => code);
    expect(codes()).not.toContain('too-long');
    edit({ store }, { phoneSystem: 'cisco-webex-calling' });
    expect(codes()).toContain('too-long');
  });
});

it('the spoken length is in the page’s language if the voice speaks it, otherwise in the voice’s first', () => {
  const { store } = readyStore({ messages: [message(1, { content: '97 '.repeat(20) })] });
  const secondsWith = (...language: readonly string[]): number => {
    store.set(voicesAtom, { status: 'ready', data: [voiceOf('v1', { language })] });
    return store.get(messageSecondsAtom(1));
  };
  expect(secondsWith('fr', 'en')).toBe(secondsWith('en'));
  expect(secondsWith('fr', 'es')).toBe(secondsWith('fr'));
});
