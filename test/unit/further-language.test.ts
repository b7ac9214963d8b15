import { afterAll, describe, expect, it, vi } from 'vitest';
import type { ScriptContext } from '../../src/domain/scripts/check/check-message.ts';
import type * as table from '../../src/domain/scripts/languages/languages.ts';
import { foundScripts } from '../../src/domain/scripts/import/found-scripts.ts';
import { spokenSeconds } from '../../src/domain/scripts/spoken-seconds.ts';
import { voicesAtom } from '../../src/state/catalogue/catalogue.ts';
import { orderAtom } from '../../src/state/session/order.ts';
import { findingsAtom, fixAll } from '../../src/state/script/check-script.ts';
import { dispatch } from '../../src/state/form.ts';
import { messageSecondsAtom } from '../../src/state/script/spoken-length.ts';
import { told } from './domain/script/told.ts';
import { readyStore } from './helpers/form-store.ts';
import { message, voiceOf } from './helpers/samples.ts';

// The files of a worker share loaded modules: this one loads them again, and leaves none for the next.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../src/domain/scripts/languages/languages.ts');
  vi.resetModules();
});
vi.mock('../../src/domain/scripts/languages/languages.ts', async (original) => {
  const { languages, ruledLanguages, ...rest } = await original<typeof table>();
  const { toyLanguage } = await import('./helpers/toy-language.ts');
  return { ...rest, languages: [...languages, toyLanguage], ruledLanguages: [...ruledLanguages, toyLanguage] };
});

const toy = { language: 'xx', voiceLanguages: ['Toyish'] };
const found = (text: string, edit: Partial<ScriptContext> = {}) =>
  told(text, { ...toy, ...edit }).map(([code, , fixed]) => [code, fixed]);

describe('a script in a language with its own file', () => {
  it.each([
    ['Mira & tondo.', 'symbol', 'Mira plu tondo.'],
    ['Puk # nunu.', 'symbol', 'Puk kado nunu.'],
    ['Mira #4 nunu.', 'symbol', 'Mira numa 4 nunu.'],
    ['Ole mira-tondo.xx nunu.', 'address', 'Ole mira das tondo pik xx nunu.'],
    ['Mira mira tondo.', 'doubled', 'Mira tondo.'],
    ['Bite puk 1 fo mira uu puk la tu fo tondo.', 'press-order', 'Fo mira bite puk 1. Fo tondo bite puk la tu.'],
    ['(stil) Mira.', 'direction', 'Mira.'],
    ['[muzi] Mira.', 'direction', 'Mira.'],
    ['(un vox softa) Mira.', 'direction', 'Mira.'],
    ['[Vox: nunu] Mira.', 'direction', 'Mira.'],
    ['Puk 1. Puk 2. Puk 3. Puk 4. Puk 5. Puk la wan.', 'menu-length', null],
  ])('is checked and fixed: %j', (text, code, fixed) => {
    expect(found(text)).toEqual([[code, fixed]]);
  });

  it.each(['Tik tik mira.', 'Fo mira, puk 1.', '(mira) Tondo.'])('is left alone if it is right: %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('names its company as it is said', () => {
    const edit = { company: { name: 'Mira & Tondo GG', placeholder: '[Company name]' }, isGreeting: true };
    expect(found('Ole, Mira plu Tondo.', edit)).toEqual([]);
    expect(found('Ole, tondo.', edit)).toEqual([['company', null]]);
  });

  it('is reported to the buyer if no selected voice speaks it', () => {
    const text = 'Ole, mira tondo nunu.';
    expect(told(text, { ...toy, voiceLanguages: ['French'] })).toEqual([['language', 'xx', null]]);
    expect(found(text)).toEqual([]);
  });

  it('is timed by its own rate', () => {
    expect(spokenSeconds('Mira tondo nunu', 'xx')).toBe(3);
  });

  it.each([
    ['a table', 'Nomo;Teksto;Datumo\nTondo;Danka, mira.;1'],
    ['labels', 'Nomo: Tondo\nVoco: Softa\nTeksto: Danka, mira.'],
    ['a mail', 'Ole Ana,\n\nJen skripto ekzampla:\n\nTondo\nDanka, mira.\n\nGis,\nJo'],
  ])('is found in %s', (_what, text) => {
    const found = foundScripts(text).filter(({ isUnlikely }) => !isUnlikely);
    expect(found).toEqual([{ name: 'Tondo', content: 'Danka, mira.' }]);
  });

  it('is checked, fixed and timed in the form, in the language of the chosen voice', () => {
    const form = readyStore({ messages: [message(1, { content: 'Mira & tondo.' })] });
    const { store } = form;
    store.set(voicesAtom, { status: 'ready', data: [voiceOf('v1', { language: ['Toyish'] })] });
    dispatch(form, { type: 'messageBlurred', id: 1 });
    expect(store.get(messageSecondsAtom(1))).toBe(3);
    fixAll(form, 1, store.get(findingsAtom(1)));
    expect(store.get(orderAtom).messages[0]?.content).toBe('Mira plu tondo.');
  });
});
