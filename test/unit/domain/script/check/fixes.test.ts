import { describe, expect, it } from 'vitest';
import { checkMessage, type ScriptContext } from '../../../../../src/domain/script/check/check-message.ts';
import { followEdits, mended } from '../../../../../src/domain/script/check/fixes.ts';

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
const after = (now: string) => {
  const followed = followEdits({ text, fixed }, context)(now);
  return [followed.text, followed.fixed.map(({ found }) => found)];
};

describe('an edit of a text that was fixed', () => {
  it('begins with what was fixed', () => {
    expect(mended({ text, fixed }, context)).toBe(whole);
  });

  it.each([
    ['at the end', `${whole} Typed.`, `${text} Typed.`],
    ['at the beginning', `Hello. ${whole}`, `Hello. ${text}`],
    ['between two places of one fix', whole.replace('glad', 'very glad'), text.replace('glad', 'very glad')],
    ['right beside a fix', whole.replace('and Sunday', 'and all Sunday'), text.replace('& Sunday', '& all Sunday')],
  ])('%s leaves all fixes to be taken back', (_, now, unfixed) => {
    expect(after(now)).toEqual([unfixed, ['&', 'CLOSED', 'on on']]);
  });

  it('in a fix makes that one for good, and leaves the others', () => {
    expect(after(whole.replace('open and', 'open andy'))).toEqual([
      'We are open andy glad on on Monday and Sunday, and CLOSED at night.',
      ['CLOSED', 'on on'],
    ]);
  });

  it('of everything leaves none', () => {
    expect(after('Thank you & goodbye.')).toEqual(['Thank you & goodbye.', []]);
  });

  it('that has what is mended elsewhere leaves none: taking it back would change what was typed', () => {
    const one = { text: 'Parts & service.', fixed: checkMessage('Parts & service.', context) };
    expect(followEdits(one, context)('Parts and service. Sales & more.')).toEqual({
      text: 'Parts and service. Sales & more.',
      fixed: [],
    });
  });
});
