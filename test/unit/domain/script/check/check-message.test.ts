import { describe, expect, it } from 'vitest';
import { tellLanguage } from '../../../../../src/domain/scripts/script-language.ts';
import { told } from '../told.ts';
import { findAddresses, findSigns } from '../../../../../src/domain/scripts/check/wording.ts';
import { standardLanguage } from '../../../../../src/domain/scripts/languages/languages.ts';
import { fillCompany } from '../../../../../src/domain/scripts/check/placeholders.ts';

const acme = { name: 'Acme Services Inc.', placeholder: '[Company name]' };

it.each<[language: string, text: string, code: string, found: string, fixed: string]>([
  ['en', 'Visit www.acme.com for more.', 'address', 'www.acme.com', 'Visit www dot acme dot com for more.'],
  ['en', 'See https://a-b.ca/c.', 'address', 'https://a-b.ca/c', 'See a dash b dot ca slash c.'],
  ['fr', 'Visitez acme.ca.', 'address', 'acme.ca', 'Visitez acme point ca.'],
  ['fr', 'Écrivez à info@acme.quebec', 'address', 'info@acme.quebec', 'Écrivez à info arobas acme point quebec'],
  ['es', 'Visite acme.com', 'address', 'acme.com', 'Visite acme punto com'],
  ['en', 'Call 5145550199 now.', 'digits', '5145550199', 'Call 514-555-0199 now.'],
  ['en', 'Call 5550199.', 'digits', '5550199', 'Call 555-0199.'],
  ['en', 'Call 18005550199', 'digits', '18005550199', 'Call 1-800-555-0199'],
  ['en', 'Parts & service', 'symbol', '&', 'Parts and service'],
  ['fr', 'Pièces&service', 'symbol', '&', 'Pièces et service'],
  ['es', 'Piezas & servicio', 'symbol', '&', 'Piezas y servicio'],
  ['en', 'press # to repeat, or press # again', 'symbol', '#', 'press pound to repeat, or press pound again'],
  ['en', 'Then press *.', 'symbol', '*', 'Then press star.'],
  ['fr', 'Ensuite, faites le #.', 'symbol', '#', 'Ensuite, faites le carré.'],
  ['es', 'Luego marque *', 'symbol', '*', 'Luego marque asterisco'],
  ['en', 'Suite #204', 'symbol', '#', 'Suite number 204'],
  ['en', 'We are CLOSED today. IMPORTANT news.', 'capitals', 'CLOSED', 'We are closed today. IMPORTANT news.'],
  ['en', 'CALL US NOW for a quote.', 'capitals', 'CALL US NOW', 'Call us now for a quote.'],
  ['fr', 'Nous sommes FERMÉS lundi.', 'capitals', 'FERMÉS', 'Nous sommes fermés lundi.'],
  ['en', 'Thank you for for calling.', 'doubled', 'for for', 'Thank you for calling.'],
  ['en', 'The the office is open.', 'doubled', 'The the', 'The office is open.'],
  ['fr', 'Merci de de patienter.', 'doubled', 'de de', 'Merci de patienter.'],
  ['es', 'Gracias por por llamar.', 'doubled', 'por por', 'Gracias por llamar.'],
  ['en', 'Hello **friends** 👋🏽 and <b>all</b>', 'markup', '** 👋🏽 <b> </b>', 'Hello friends and all'],
  ['en', '# Welcome\n- to us\n• and you', 'markup', '# - •', 'Welcome\nto us\nand you'],
])(
  'a finding with one right answer in %s: %j has the finding %s for %j, and the fix %j',
  (...[language, text, code, found, fixed]) => {
    expect(told(text, { language })).toContainEqual([code, found, fixed]);
  },
);

it.each<[language: string, text: string, fixed: string]>([
  ['en', 'Hello. Please press one to hear our hours.', 'Hello. To hear our hours, please press one.'],
  ['en', 'Press 1 for tea, 2 for rum, or 3 for ale.', 'For tea, press 1. For rum, press 2. For ale, press 3.'],
  ['en', 'Press 1 for tea and rum, press 2 for ale.', 'For tea and rum, press 1. For ale, press 2.'],
  ['en', 'Press the star key for help.', 'For help, press the star key.'],
  ['fr', 'Faites le 1 pour les ventes.', 'Pour les ventes, faites le 1.'],
  ['fr', 'Tapez la touche 1 pour les ventes.', 'Pour les ventes, tapez la touche 1.'],
  ['fr', 'Appuyez sur le 1 pour Ann, sur le 2 pour Bob.', 'Pour Ann, appuyez sur le 1. Pour Bob, appuyez sur le 2.'],
  ['fr', 'Faites le un pour Ann ou le deux pour Bob.', 'Pour Ann, faites le un. Pour Bob, faites le deux.'],
  ['es', 'Marque 1 para Ana o 2 para Bea.', 'Para Ana, marque 1. Para Bea, marque 2.'],
  ['es', 'Oprima el 1 para ventas.', 'Para ventas, oprima el 1.'],
])('a finding with one right answer in %s: the choice comes first in the fix of %j', (language, text, fixed) => {
  expect(told(text, { language })).toEqual([['press-order', expect.any(String), fixed]]);
});

it('a finding with one right answer is the company’s name for its placeholder', () => {
  expect(told('Hello from [Company name]. [Website]', { company: acme })).toEqual([
    ['placeholder', '[Company name]', 'Hello from Acme Services Inc.. [Website]'],
    ['placeholder', '[Website]', null],
  ]);
});

describe('a finding without a fix', () => {
  it.each([
    ['Ask about [product or service].', '[product or service]'],
    ['Ask for {name}', '{name}'],
    ['Open on <date>', '<date>'],
    ['Call ____ today', '____'],
    ['Call XXX-XXX-XXXX today', 'XXX-XXX-XXXX'],
  ])('is a placeholder in %j: %s', (text, found) => {
    expect(told(text)).toEqual([['placeholder', found, null]]);
  });

  it('is a greeting without the company’s name', () => {
    const edit = { company: acme, isGreeting: true };
    expect(told('Hello, how can we help?', edit)).toEqual([['company', 'Acme Services', null]]);
    expect(told('Hello from acme  services.', edit)).toEqual([]);
    expect(told('Hello from Acme Cleaning Services.', edit)).toEqual([]);
    expect(told('Hello from Acme.', edit)).toEqual([['company', 'Acme Services', null]]);
    expect(told('Hello, how can we help?', { company: acme })).toEqual([]);
    expect(told('Hello from [Company name].', { ...edit }).map(([code]) => code)).toEqual(['placeholder']);
  });

  it.each([
    ['Merci d’avoir appelé. Nous sommes là pour vous.', ['en'], 'fr'],
    ['Merci d’avoir appelé. Nous sommes là pour vous.', ['EN', 'fr-CA'], null],
    ['Thank you for calling us.', ['French'], 'en'],
    ['Thank you for calling us.', [], null],
    ['Gracias por llamar a nuestra oficina.', ['en', 'fr'], 'es'],
    ['Acme', ['fr'], null],
  ])('is the language of %j for voices of %j: %s', (text, voiceLanguages, found) => {
    expect(told(text, { voiceLanguages })).toEqual(found === null ? [] : [['language', found, null]]);
  });

  it('is a symbol with several meanings', () => {
    expect(told('Open 24/7, by chat and/or phone, @acme')).toEqual([
      ['symbol', '@', null],
      ['symbol', '24/7', null],
      ['symbol', 'and/or', null],
    ]);
    expect(told('Reference 123456789')).toEqual([['digits', '123456789', null]]);
  });

  it('is a menu with too many choices', () => {
    const menu = (choices: number): string =>
      Array.from({ length: choices }, (_, at) => `For team ${at + 1}, press ${at + 1}.`).join(' ');
    expect(told(menu(5))).toEqual([]);
    expect(told(menu(6))).toEqual([['menu-length', '6', null]]);
    expect(told('Pour A, faites le 1. '.repeat(7), { language: 'fr' })).toContainEqual(['menu-length', '7', null]);
  });

  it('is a long sentence, a duplicate, and a text that is too long for the phone system', () => {
    const long = `We have ${'very good offers and '.repeat(8)}more.`;
    expect(told(`Hello. ${long} Bye.`)).toEqual([['long-sentence', long, null]]);
    expect(told('Thank  you.', { earlier: ['Hello', 'thank you.'] })).toEqual([['duplicate', '2', null]]);
    const glad = 'We are glad that you call. '.repeat(10);
    expect([told(glad, { maxSeconds: 20 }), told(glad, { maxSeconds: 60 })]).toEqual([[['too-long', '20', null]], []]);
  });
});

const texts = {
  de: 'UNSERE ÖFFNUNGSZEITEN: Wir sind für Sie da & helfen gern. Drücken Sie # oder wählen Sie 0301234567, www.mueller.de.',
  it: 'CHIUSURA ESTIVA: lo studio dei dottori Rossi & Figli è chiuso. Prema # o chiami il 0612345678, www.rossi.it.',
  pt: 'FECHADO PARA FÉRIAS: a nossa loja não está aberta. Marque # ou ligue para o 2112345678 & deixe a sua mensagem.',
} as const;
const german = { isGreeting: true, company: { ...acme, name: 'Müller GmbH' } };

it.each(Object.entries(texts))(
  'a text in a language without rules has no finding that rests on the habits of another language: %s',
  (language, text) => {
    expect(tellLanguage(text)).toBe(language);
    expect(told(text, german)).toEqual([]);
    expect(told('0301234567', { language })).toEqual([]);
  },
);

it('a text in a language without rules has those findings that are true in every language', () => {
  expect(told('[Pause] Bei [Company name] sind **alle** für Sie da.', german)).toEqual([
    ['placeholder', '[Pause]', null],
    ['placeholder', '[Company name]', '[Pause] Bei Müller GmbH sind **alle** für Sie da.'],
    ['markup', '**', '[Pause] Bei [Company name] sind alle für Sie da.'],
  ]);
  expect(told(texts.de, { voiceLanguages: ['en'], earlier: [texts.de], maxSeconds: 2 })).toEqual([
    ['language', 'de', null],
    ['duplicate', '1', null],
    ['too-long', '2', null],
  ]);
});

it.each([
  '',
  'We are open until 5:30 p.m. Call 514-555-0199 or 1 800 555 0199.',
  'Our FAQ, IBM and HVAC teams, USA.',
  'I had had enough; Walla Walla; call five five five, one two.',
  'It costs $1,299.99, or 1,000,000 points.',
  'Leave a message, then hang up or press pound for more choices.',
  'For sales, press 1. For service, press 2.',
  'If it can’t wait, press one to reach us.',
])('a correct text has no finding: %j', (text) => {
  expect(told(text)).toEqual([]);
});

it('a correct text may contain a company’s name in capitals', () => {
  expect(told('Thanks for calling ACME SERVICES.', { company: { ...acme, name: 'ACME SERVICES' } })).toEqual([]);
});

// With quadratic time, these would take minutes; a text may come from somebody else's link.
it.each(['日', 'a', '1'])('a long run of %s is checked quickly', (sign) => {
  const text = sign.repeat(100_000);
  expect([findSigns(text, standardLanguage), findAddresses(text, standardLanguage)]).toEqual([[], []]);
});

it.each([
  ['Acme', 'Welcome to Acme. Acme is open.'],
  ['Acme Ltd.', 'Welcome to Acme Ltd. Acme Ltd. is open.'],
  ['$& Inc.', 'Welcome to $& Inc. $& Inc. is open.'],
  ['  ', 'Welcome to [Company]. [Company] is open.'],
])('fills in %j with one full stop at the end of a sentence', (company, filled) => {
  expect(fillCompany('Welcome to [Company]. [Company] is open.', '[Company]', company)).toBe(filled);
});
