import { describe, expect, it } from 'vitest';
import { scriptsOfText } from '../../../../src/domain/script/read-scripts.ts';
import { allOf, type Found } from '../../helpers/found.ts';

const foundIn = (text: string): Found => allOf(scriptsOfText(text));
const texts = [
  'Thank you for calling Acme, and welcome.',
  'We are open from nine to five.',
  'Please stay on the line.',
];

describe('titles that count in other ways', () => {
  it.each([
    ['Message 1 of 3', ''],
    ['Message 1 de 3', ''],
    ['Mensaje 1 de 3', ''],
    ['Message 1/3', ''],
    ['Message 1 (Welcome)', 'Welcome'],
    ['Message 1 (Welcome):', 'Welcome'],
    ['Message 1 (25 words)', ''],
    ['On Hold Message 1', 'On Hold Message 1'],
    ['Recording 1', ''],
    ['Track 1: Welcome', 'Welcome'],
    ['#1 Welcome', 'Welcome'],
    ['#1: Welcome', 'Welcome'],
    ['MSG 1:', ''],
    ['Prompt_01:', ''],
    ['Message 1a:', ''],
    ['Grabación 1:', ''],
    ['Enregistrement 1 :', ''],
    ['Guión 1: Bienvenida', 'Bienvenida'],
    ['01_welcome.wav', '01_welcome'],
    ['1.1 Welcome', 'Welcome'],
    ['1', ''],
    ['1.', ''],
    ['**Message 1 of 3**', ''],
    ['## On Hold Message 1', 'On Hold Message 1'],
  ])('%s', (first, name) => {
    const titles = [
      first,
      first.replace('1', '2').replace('2.1', '1.2'),
      first.replace('1', '3').replace('3.1', '1.3'),
    ];
    const expected = texts.map((text, index) => [/\d/u.test(name) ? name.replace('1', `${index + 1}`) : name, text]);
    for (const [below, between] of [
      ['\n', '\n'],
      ['\n', '\n\n'],
      ['\n\n', '\n\n'],
    ]) {
      const all = titles.map((title, index) => `${title}${below}${texts[index]}`);
      expect(foundIn(all.join(between))).toEqual(expected);
      expect(foundIn(all[0] ?? '')).toEqual(expected.slice(0, 1));
    }
  });

  it('with a text behind them', () => {
    const [text = ''] = texts;
    expect(foundIn(`Message 1 of 2: ${text}\nMessage 2 (Hours): ${text}\nwelcome.wav - ${text}`)).toEqual([
      ['', text],
      ['Hours', text],
      ['welcome', text],
    ]);
  });

  it('of a colon may be longer', () => {
    const name = 'Holiday greeting for Christmas and New Year';
    expect(foundIn(`${name}:\n${texts[1]}`)).toEqual([[name, texts[1]]]);
    expect(foundIn(`${name}:\n\n${texts[1]}`)).toEqual([[name, texts[1]]]);
  });
});

describe('numbers that are spoken', () => {
  it.each([
    'For sales, please press\n1\nand hold the line.',
    '#1 in Toronto for dental care.',
    '2.5 percent off all of our plans.',
    'Our number is\n\n5551234.',
    'We offer 1.5 million products.',
  ])('%j', (text) => {
    expect(
      foundIn(text)
        .map(([, content]) => content)
        .join('\n\n'),
    ).toBe(text);
  });
});
