import { describe, expect, it } from 'vitest';
import { scriptsOfText } from '../../../../src/domain/script/read-scripts.ts';
import { likelyOf, type Found } from '../../helpers/found.ts';

const foundIn = (text: string): Found => likelyOf(scriptsOfText(text));

const welcome = 'Thank you for calling Acme, your partner for cold drinks.';
const hours = 'We are open Monday to Friday from nine to five.';
const bye = 'Please stay on the line.';
const plain: Found = [
  ['', welcome],
  ['', hours],
  ['', bye],
];

describe('titles that count, with the text behind them', () => {
  it.each([
    'Message 1:',
    'Script #1:',
    'Prompt 1 -',
    'Greeting 1:',
    'Message 1 :',
    'Mensaje 1:',
    '**Message 1:**',
    '• Message 1:',
    '1. Message 1:',
  ])('%s lose no text, with and without empty lines', (first) => {
    const lines = [welcome, hours, bye].map((text, index) => `${first.replace('1', `${index + 1}`)} ${text}`);
    expect(foundIn(lines.join('\n\n'))).toEqual(plain);
    expect(foundIn(lines.join('\n'))).toEqual(plain);
    expect(foundIn(['On-hold script', ...lines].join('\n'))).toEqual(plain);
  });

  it.each<[string, string, Found]>([
    [
      'stand beside other titles',
      `Message 1: ${welcome}\n\nMessage 2: ${hours}\n\nAfter hours:\nPlease call tomorrow.`,
      [...plain.slice(0, 2), ['After hours', 'Please call tomorrow.']],
    ],
    [
      'have a short text where nothing stands below',
      'Message 1: Please hold\n\nMessage 2: Goodbye\n\nAfter hours:\nWe are closed.',
      [
        ['', 'Please hold'],
        ['', 'Goodbye'],
        ['After hours', 'We are closed.'],
      ],
    ],
    ['have a name above a text', `Message 1: Greeting\n${welcome}`, [['Greeting', welcome]]],
    [
      'have a name each, with a dash',
      `Message 1 – Welcome\n${welcome}\n\nMessage 2 – Hours\n${hours}`,
      [
        ['Welcome', welcome],
        ['Hours', hours],
      ],
    ],
    ['have a text that goes on', `Message 1: ${welcome}\n${hours}\n\n${bye}`, [['', `${welcome}\n${hours}\n\n${bye}`]]],
    [
      'keep a list together',
      `Message 1: Offers\n- ${welcome}\n- ${hours}\n\nMessage 2`,
      [['Offers', `${welcome}\n${hours}`]],
    ],
    [
      'are in markup',
      `## Message 1: Welcome\n${welcome}\n## Message 2\n${hours}`,
      [
        ['Welcome', welcome],
        ['', hours],
      ],
    ],
    [
      'are no numbers with a hyphen',
      `Message 1-800-555 to Acme.\n\n${hours}`,
      [
        ['', 'Message 1-800-555 to Acme.'],
        ['', hours],
      ],
    ],
  ])('%s', (_what, text, found) => {
    expect(foundIn(text)).toEqual(found);
  });
});

it('names that count, of other words', () => {
  expect(foundIn(`On-hold message #1: ${welcome}\n\nOn-hold message #2: ${hours}`)).toEqual([
    ['On-hold message #1', welcome],
    ['On-hold message #2', hours],
  ]);
  const menu = 'Press 1: sales of new cars and vans.\nPress 2: service and parts.';
  expect(foundIn(menu)).toEqual([['', menu]]);
});

describe('titles that were lost', () => {
  it.each<[string, string, Found]>([
    [
      'one over titles that count',
      `${bye}\n\nAfter hours:\n\nMessage 1\n${welcome}`,
      [
        ['', bye],
        ['After hours', welcome],
      ],
    ],
    [
      'one over another',
      `${bye}\n\n# Hold\n## Welcome\n${welcome}`,
      [
        ['', bye],
        ['Hold – Welcome', welcome],
      ],
    ],
    [
      'one with nothing below',
      `${welcome}\n\nPlease hold:`,
      [
        ['', welcome],
        ['', 'Please hold'],
      ],
    ],
    [
      'one over a list',
      `${bye}\n\nAfter hours:\n1. ${welcome}\n2. ${hours}`,
      [
        ['', bye],
        ['After hours', welcome],
        ['', hours],
      ],
    ],
    [
      'a long line over a list',
      `Please record these for our new phone system:\n1. ${welcome}\n2. ${hours}`,
      [['', 'Please record these for our new phone system:'], ...plain.slice(0, 2)],
    ],
    [
      'a short first point',
      `1. Please hold\n\n2. ${welcome}\n\n3. ${hours}`,
      [['', 'Please hold'], ...plain.slice(0, 2)],
    ],
    [
      'one that is too long for a name',
      `# A greeting for those who call us on the days when all of our shops are closed\n${welcome}`,
      [['', `A greeting for those who call us on the days when all of our shops are closed\n\n${welcome}`]],
    ],
  ])('%s', (_what, text, found) => {
    expect(foundIn(text)).toEqual(found);
  });
});

it('what a document in markup is called is none of its messages', () => {
  expect(foundIn(`# Phone scripts\n\n## 1. Welcome\n${welcome}\n\n**2. Hours**\n${hours}`)).toEqual([
    ['Welcome', welcome],
    ['Hours', hours],
  ]);
});

it.each(['---', '***', '____', '* * *', '===', '– – –'])('%s only divides', (divider) => {
  const apart = [welcome, hours, bye];
  expect(foundIn(apart.join(`\n\n${divider}\n\n`))).toEqual(plain);
  expect(foundIn(apart.join(`\n${divider}\n`))).toEqual(plain);
  expect(foundIn(`Welcome\n${divider}\n${welcome}`)).toEqual([['Welcome', welcome]]);
});
