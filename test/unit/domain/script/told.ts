import { checkMessage, type ScriptContext } from '../../../../src/domain/scripts/check/check-message.ts';

/** The context of a script in English, for an order of which nothing else is known. */
export const contextOf = (edit: Partial<ScriptContext> = {}): ScriptContext => ({
  language: 'en',
  voiceLanguages: [],
  company: { name: '', placeholder: '[Company name]' },
  isGreeting: false,
  earlier: [],
  maxSeconds: null,
  ...edit,
});

type Told = readonly [code: string, found: string, fixed: string | null];

/** The findings in a script, each with its code, the words, and the text with the fix. */
export const told = (text: string, edit: Partial<ScriptContext> = {}): readonly Told[] =>
  checkMessage(text, contextOf(edit)).map(({ code, found, fix }) => [code, found, fix && fix.text]);
