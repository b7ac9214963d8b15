import { describe, expect, it } from 'vitest';
import type { ScriptContext } from '../../../../src/domain/scripts/check/check-message.ts';
import { tellLanguage, findRules, isLanguageTag, languageTag } from '../../../../src/domain/scripts/script-language.ts';
import { phoneScripts } from '../../helpers/phone-scripts.ts';
import { told } from './told.ts';

/** A greeting for voices of some languages, on a page in English. */
const greetingOf = (...voiceLanguages: readonly string[]): Partial<ScriptContext> => ({
  language: voiceLanguages[0] ?? 'en',
  voiceLanguages,
  isGreeting: true,
});

const scriptsByLanguage = Object.entries<readonly string[]>(phoneScripts);

it.each(scriptsByLanguage)(
  'the language of a phone script is recognized correctly or not at all in %s',
  (language, scripts) => {
    const tags = scripts.map(tellLanguage);
    expect(tags.filter((one) => one !== null && one !== language)).toEqual([]);
    expect(tags.filter((one) => one === language).length).toBeGreaterThan(tags.length * 0.7);
  },
);

it.each([
  '',
  'Acme',
  'Hello',
  'La Piazza',
  'Casa Verde Ristorante',
  'Keys & Sons, Dr. Nguyen & team.',
  'Visit www.acme.com for more.',
  'Thank you for calling, please hold. Merci de votre appel, nous vous répondons dans un instant.',
  'Thank you for calling. Gracias por llamar. Para español, marque dos.',
])('the language of a phone script is not recognized in %j', (text) => {
  expect(tellLanguage(text)).toBeNull();
});

describe('the check of a script', () => {
  it.each(['it', 'pt', 'de'] as const)('finds nothing in what a voice of its own language reads in %s', (language) => {
    const found = phoneScripts[language].flatMap((script) => told(script, greetingOf(language)));
    expect(found).toEqual([]);
  });

  it('replaces no sign by an English word in a short Portuguese greeting', () => {
    const found = told('Bem-vindo à Silva & Filhos. Como podemos ajudar?', greetingOf('en'));
    expect(found.map(([code]) => code)).toEqual(['language']);
  });

  it.each(scriptsByLanguage)('names no language but %s if no chosen voice speaks it', (language, scripts) => {
    const found = scripts.flatMap((script) => told(script, greetingOf('ja')));
    const named = found.filter(([code]) => code === 'language').map((one) => one[1]);
    expect(new Set(named)).toEqual(new Set([language]));
  });

  it('reports no language if a voice may speak it under an unknown name', () => {
    expect(told(phoneScripts.it[0], greetingOf('en', 'Multilingual'))).toEqual([]);
  });

  it.each([
    ['Keys & Sons Plumbing', 'Thank you for calling Keys and Sons Plumbing. How may we help?'],
    ['Tremblay & Fils inc.', 'Merci d’avoir appelé Tremblay et Fils. Laissez-nous un message.'],
    ['García & Hijos', 'Gracias por llamar a García y Hijos. Deje su mensaje, por favor.'],
    ['Booking.com', 'Thank you for calling Booking dot com. How may we help?'],
    ['Studio #1', 'Thank you for calling Studio number 1. How may we help?'],
  ])('accepts %s as it is spoken', (name, text) => {
    const context = { ...greetingOf(), company: { name, placeholder: '[Company name]' } };
    expect(told(text, context).map(([code]) => code)).not.toContain('company');
  });

  it('still misses a company that shares only its “and”', () => {
    const context = { ...greetingOf(), company: { name: 'Keys & Sons', placeholder: '[Company name]' } };
    expect(told('Thank you for calling Locks and Sons.', context).map(([code]) => code)).toContain('company');
  });
});

it.each([
  ['en', 'en'],
  ['fr-CA', 'fr'],
  ['French', 'fr'],
  ['Français (Canada)', 'fr'],
  ['Spanish', 'es'],
  ['Portuguese', 'pt'],
  ['German', 'de'],
  ['deu', 'de'],
  ['ja', 'ja'],
])('the language tag of %s is %s', (language, tag) => {
  expect(languageTag(language)).toBe(tag);
  expect(isLanguageTag(language)).toBe(true);
});

it('unknown languages have no tag', () => {
  expect(['Multilingual', 'x', ''].map(isLanguageTag)).toEqual([false, false, false]);
});

it('three languages have rules', () => {
  const rules = ['es-US', 'fr', 'English', 'xx', ''].map((tag) => findRules(tag)?.tag ?? null);
  expect(rules).toEqual(['es', 'fr', 'en', null, null]);
});
