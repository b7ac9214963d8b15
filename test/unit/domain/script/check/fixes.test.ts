import { describe, expect, it } from 'vitest';
import { checkMessage, type ScriptContext } from '../../../../../src/domain/scripts/check/check-message.ts';
import { mended } from '../../../../../src/domain/scripts/check/fixes.ts';

const context: ScriptContext = {
  language: 'en',
  voiceLanguages: [],
  tellLanguage: () => null,
  company: { name: '', placeholder: '' },
  isGreeting: false,
  earlier: [],
  maxSeconds: null,
};
const text = 'We are open & glad on on Monday & Sunday, and CLOSED at night.';
const fixed = checkMessage(text, context).filter(({ fix }) => fix !== null);
const whole = 'We are open and glad on Monday and Sunday, and closed at night.';

describe('fixes of a text', () => {
  it('are all made', () => {
    expect(mended({ text, fixed }, context)).toBe(whole);
  });

  it('are each taken back by themselves', () => {
    const without = (code: string): string =>
      mended({ text, fixed: fixed.filter((one) => one.code !== code) }, context);
    expect(without('symbol')).toBe('We are open & glad on Monday & Sunday, and closed at night.');
    expect(without('doubled')).toBe('We are open and glad on on Monday and Sunday, and closed at night.');
  });
});
