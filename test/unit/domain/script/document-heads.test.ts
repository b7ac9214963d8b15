import { describe, expect, it } from 'vitest';
import { scriptsOfText } from '../../../../src/domain/script/read-scripts.ts';
import { allOf, likelyOf, unlikelyIn, type Found } from '../../helpers/found.ts';

const welcome = 'Thank you for calling Lakeview Dental. We appreciate your patience.';
const needs = 'We are glad to help you with all of your needs today.';
const plans = 'We accept most major plans, including Delta, Cigna and MetLife.';

const foundIn = (text: string): Found => allOf(scriptsOfText(text));
/** A document of headings over texts, with something between each. */
const documentOf = (found: Found, below: string, between = '\n\n'): string =>
  found.map((one) => one.join(below)).join(between);

describe('headings that the other headings of the document tell', () => {
  it.each([
    'What’s New?',
    "What's New?",
    'Did You Know?',
    'We’re Hiring',
    'Our New Office, Springfield',
    'Flu Shots – 2024',
    'Holiday 2024',
    '24/7 Emergency',
    'Closed Greeting (5pm - 8am)',
    'Lunch (12-1 pm)',
    'Hours 9-5',
    'COVID-19 Policy',
    'Q4 Promotion',
    'Open House – Nov. 24',
    'Ext. 204 – Billing',
    'Press 2 – Billing',
    '#3 Insurance',
    'Message d’urgence – soir et fin de semaine',
    'Dr. Smith’s Welcome',
    'Hours & Location',
  ])('%s is a name', (heading) => {
    const found: Found = [
      ['Welcome', welcome],
      [heading, needs],
      ['Insurance', plans],
    ];
    expect(foundIn(documentOf(found, '\n'))).toEqual(found);
    expect(foundIn(documentOf(found, '\n\n'))).toEqual(found);
    expect(foundIn(documentOf(found, '\n', '\n'))).toEqual(found);
  });

  it.each<[Found]>([
    [
      [
        ['Accueil', 'Merci d’avoir appelé la Clinique Saint-Jean.'],
        ['Quoi de neuf?', 'Nous offrons maintenant la télémédecine.'],
        ['Urgence 24/7', 'En cas d’urgence, faites le 9.'],
      ],
    ],
    [
      [
        ['Bienvenida', 'Gracias por llamar a Clínica San José.'],
        ['¿Sabía usted?', 'Ofrecemos ortodoncia para adultos.'],
        ['Horario 2024', 'Abrimos de lunes a viernes, de 9 a 18 horas.'],
      ],
    ],
    [
      [
        ['Welcome', 'Thank you for calling Lakeview Dental.'],
        ["What's New?", 'We now offer same-day crowns.'],
        ['Holiday 2024', 'We are closed on Nov. 28.'],
      ],
    ],
    [
      [
        ['Main Greeting', 'Thank you for calling Lakeview Dental.'],
        ['Menu Prompt', 'For appointments, press 1. For billing, press 2.'],
        ['Closed Greeting (5pm - 8am)', 'Our office is closed.'],
      ],
    ],
  ])('%j, with and without empty lines', (found) => {
    expect(foundIn(documentOf(found, '\n'))).toEqual(found);
    expect(foundIn(documentOf(found, '\n\n'))).toEqual(found);
  });
});

it.each(['ON HOLD MESSAGING\nLakeview Dental – Fall 2024', 'On hold\nLakeview Dental\nFall 2024'])(
  'a document is called by lines: %j',
  (heading) => {
    const found: Found = [
      ['Welcome', welcome],
      ['Insurance', plans],
    ];
    for (const below of ['\n', '\n\n']) {
      const scripts = scriptsOfText(`${heading}\n\n${documentOf(found, below)}`);
      expect(unlikelyIn(scripts)).toEqual([heading]);
      expect(likelyOf(scripts)).toEqual(found);
    }
    const counted = `${heading}\n\nMessage 1: Welcome\n${welcome}\n\nMessage 2: Insurance\n${plans}`;
    expect(likelyOf(scriptsOfText(counted))).toEqual(found);
  },
);

describe('first lines that are spoken', () => {
  const plain = (texts: readonly string[]): Found => texts.map((text) => ['', text]);

  it.each<[readonly string[]]>([
    [
      [
        'Thank you for calling Acme.\nWe are happy to help you.',
        'We are closed.\nPlease call back tomorrow.',
        'Did you know?\nWe offer same-day crowns.',
      ],
    ],
    [['Did you know?\nWe offer same-day crowns.', 'Did you know?\nWe are open on Saturdays.']],
    [['Did You Know?\nWe offer same-day crowns.', 'Did You Know?\nWe are open on Saturdays.']],
    [['Main Menu\nFor sales, press 1.', 'Sales – Press 1\nService – Press 2.']],
    [['Sales, extension 101\nService, extension 102.', 'Hours\nWe are open.']],
    [['Monday, 9 to 5\nTuesday, 9 to 6\nWednesday, closed.', 'Hours\nWe are open.']],
    [
      [
        'Holiday hours\nOur office will be closed as follows.',
        'December 24\nWe close at noon.',
        'December 25\nWe are closed all day.',
      ],
    ],
    [['Welcome to Acme Dental\nWe are happy to help you.', 'Hours\nWe are open.', 'Plans\nWe accept most plans.']],
    [['Oil Change $29.95\nAsk us for details today.', 'Tires\nBuy three, get one free.', 'Hours\nWe are open.']],
    [['Hours\nWe are open from nine to five.', 'Did you know?\nWe offer same-day crowns.']],
  ])('%j', (texts) => {
    expect(foundIn(texts.join('\n\n'))).toEqual(plain(texts));
  });

  it('of a menu above headings', () => {
    const found = scriptsOfText('Sales\nService\n\nWelcome\nThank you for calling Acme.\n\nHours\nWe are open.');
    expect(unlikelyIn(found)).toEqual([]);
  });

  it('alone in a line', () => {
    const text = 'Welcome\n\nThank you for calling Acme.\n\nDid you know?\n\nWe offer same-day crowns.';
    expect(foundIn(text).slice(1)).toEqual(plain(['Did you know?', 'We offer same-day crowns.']));
    const below =
      'Offers\n\nDid you know?\n\nWe have a new dentist.\n\nHoliday 2024\n\nWe are closed on Nov. 28.\n\nHours\n\nWe are open.';
    expect(foundIn(below).map(([name]) => name)).not.toContain('Did you know?');
  });
});

it.each([
  'On Hold Messages – Harbor Dental – Final',
  'Harbor Dental – On Hold Script – Final Version',
  'IVR CALL FLOW – Main number 1-800-555-0100',
])('what a document is called, in parts, is none of its messages: %s', (name) => {
  const found = scriptsOfText(`${name}\n\nWelcome:\nThank you for calling Harbor Dental.\n\nHours:\nWe open at nine.`);
  expect(found).toEqual([
    { name: '', content: name, isUnlikely: true },
    { name: 'Welcome', content: 'Thank you for calling Harbor Dental.' },
    { name: 'Hours', content: 'We open at nine.' },
  ]);
});
