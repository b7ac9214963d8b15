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
