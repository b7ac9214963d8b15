import { describe, expect, it } from 'vitest';
import { scriptsOfText } from '../../../../src/domain/script/read-scripts.ts';
import { allOf, type Found } from '../../helpers/found.ts';

const foundIn = (text: string): Found => allOf(scriptsOfText(text));

const named: Found = [
  ['WELCOME', 'Thank you for calling Acme.'],
  ['HOURS', 'We are open 9 to 5.'],
  ['CLOSING', 'We will be right with you.'],
];

describe('names between a count and the text', () => {
  it.each(['MESSAGE 1 - ', 'MSG 1 – ', 'Message 1: ', 'Prompt #1 — ', '**Message 1** – ', '## Message 1 – '])(
    '%s',
    (count) => {
      const lines = named.map(([name, text], index) => `${count.replace('1', `${index + 1}`)}${name}: ${text}`);
      expect(foundIn(lines.join('\n\n'))).toEqual(named);
      expect(foundIn(lines.join('\n'))).toEqual(named);
    },
  );

  it('in French, and beside a title', () => {
    const text =
      'Message 1 – Accueil : Merci d’avoir appelé Acmé.\n\nMessage 2 – Heures : Nous sommes ouverts.\n\nMessage 3 – Adieu :\nBonne journée.';
    expect(foundIn(text)).toEqual([
      ['Accueil', 'Merci d’avoir appelé Acmé.'],
      ['Heures', 'Nous sommes ouverts.'],
      ['Adieu', 'Bonne journée.'],
    ]);
  });

  it.each<[readonly string[]]>([
    [['Please note: We are closed.', 'Hours: We are open 9 to 5.']],
    [['Our hours: nine to five.', 'Sale: 20% off all tires this week.']],
    [['Attention: our fax number has changed.', 'Reminder: flu shots are here.']],
    [['Thank you for calling Acme.', 'Hours: We are open 9 to 5.']],
  ])('but for what is spoken: %j', (texts) => {
    const lines = texts.map((text, index) => `Message ${index + 1} - ${text}`);
    expect(foundIn(lines.join('\n\n'))).toEqual(texts.map((text) => ['', text]));
  });
});

it.each([
  ['### 1. **Welcome Message**', 'Welcome Message'],
  ['### **Welcome**', 'Welcome'],
  ['### **Welcome:**', 'Welcome'],
  ['## *Welcome*', 'Welcome'],
  ['## __Welcome__', 'Welcome'],
  ['#### Message 2 – *After Hours*', 'After Hours'],
  ['### **Message 2: Welcome**', 'Welcome'],
  ['## Message 2', ''],
])('%s has no stars in its name', (title, name) => {
  expect(foundIn(`${title}\nThank you for calling.\n\n## Hours\nWe are open.`)).toEqual([
    [name, 'Thank you for calling.'],
    ['Hours', 'We are open.'],
  ]);
});

describe('a numbered menu', () => {
  const lead = 'Thank you for calling Acme.\nIf you know your party’s extension, dial it now.';
  const menu = '1. Sales\n2. Service\n3. Billing';

  it('is one message with what is said below it', () => {
    for (const text of [
      `${lead}\n${menu}\nTo hear this again, press the star key.`,
      `${menu}\nTo hear this again, press the star key.\nOr stay on the line for the next one who is free.`,
    ]) {
      expect(foundIn(text).map(([, content]) => content)).toHaveLength(1);
      expect(foundIn(text)[0]).toEqual(['', text.replace(/^1\. /u, '')]);
    }
  });

  it('is none where its points are sentences', () => {
    expect(foundIn('1. Please hold.\n2. Goodbye.\n3. Thank you for calling Acme\nand have a very great day.')).toEqual([
      ['', 'Please hold.'],
      ['', 'Goodbye.'],
      ['', 'Thank you for calling Acme\nand have a very great day.'],
    ]);
    expect(foundIn('1. Welcome\nThank you for calling Acme.\n2. Hours\nWe are open from nine to five.')).toEqual([
      ['Welcome', 'Thank you for calling Acme.'],
      ['Hours', 'We are open from nine to five.'],
    ]);
  });
});

describe('what stands behind a count above its own text is a name, also with a verb', () => {
  const [thanks, text] = ['Thank you for calling Acme.', 'It’s all at acme.com.'];

  it.each([
    '**Message 2 – {}**',
    '**Message 2: {}**',
    '## Message 2: {}',
    'Message 2: {}',
    'Message 2 – {}',
    'Message 2 : {}',
  ])('%s', (heading) => {
    for (const name of [
      'Stay on the line',
      'Visit Our Website',
      'Follow Us on Social Media',
      'Prise de rendez-vous',
      'Rendez-vous en ligne',
    ]) {
      const [first, second] = ['Welcome', name].map((one) => heading.replace('{}', one));
      for (const below of ['\n', '\n\n']) {
        expect(foundIn(`${first?.replace('2', '1')}${below}${thanks}\n\n${second}${below}${text}`)).toEqual([
          ['Welcome', thanks],
          [name, text],
        ]);
      }
    }
  });

  it('by its capitals alone', () => {
    expect(foundIn(`Message 1: Visit Our Website\n${text}\n\nMessage 2: ${thanks}`)).toEqual([
      ['Visit Our Website', text],
      ['', thanks],
    ]);
  });

  it.each([
    ['with nothing below', `Message 1: Welcome\n${thanks}\n\nMessage 2: Call us today`, 'Call us today'],
    [
      'where it goes on',
      `Message 1: Welcome\n${thanks}\n\nMessage 2: Call us today\nat acme.`,
      'Call us today\nat acme.',
    ],
    [
      'as a greeting',
      `Message 1: Welcome\n${thanks}\n\nMessage 2: Please hold now\n${text}`,
      `Please hold now\n${text}`,
    ],
    [
      'among texts',
      `Message 1: ${thanks}\n\nMessage 2: We are open\nMonday to Friday.`,
      'We are open\nMonday to Friday.',
    ],
  ])('but %s', (_what, document, last) => {
    expect(foundIn(document).at(-1)).toEqual(['', last]);
  });
});
