import { describe, expect, it } from 'vitest';
import { scriptsOfText } from '../../../../src/domain/script/read-scripts.ts';
import { missing, spoken } from '../../helpers/documents.ts';
import { allOf, type Found } from '../../helpers/found.ts';

const foundIn = (text: string): Found => allOf(scriptsOfText(text));

const texts = ['Thank you for calling Acme. Please hold.', 'We are open from nine to five.', 'Visit us at acme.com.'];
const names = ['Welcome', 'Hours', 'Website'];

describe('numbers that count up before texts', () => {
  it.each([
    '1.- ',
    '1.-',
    '1/ ',
    '1/',
    '1 - ',
    '1- ',
    '1 – ',
    '1: ',
    '1 : ',
    '1.',
    '1)',
    '1º ',
    '1° ',
    'A) ',
    'A. ',
    '(A) ',
  ])('%j are no words', (mark) => {
    const marks = [mark, ...['2', '3'].map((digit, index) => mark.replace('1', digit).replace('A', 'BC'[index] ?? ''))];
    const lines = texts.map((text, index) => `${marks[index]}${text}`);
    const plain = texts.map((text) => ['', text]);
    for (const between of ['\n', '\n\n']) {
      expect(foundIn(lines.join(between))).toEqual(plain);
      expect(
        foundIn(`Hello Ana,\n\nHere are the texts:\n\n${lines.join(between)}\n\nThanks,\nJo`).slice(2, -1),
      ).toEqual(plain);
    }
    const titled = texts.map((text, index) => `${marks[index]}${names[index]}\n${text}`);
    expect(foundIn(titled.join('\n\n'))).toEqual(texts.map((text, index) => [names[index], text]));
  });

  it.each([
    'For sales, press\n1 - and hold.',
    '1 - Sales\n2 - Service\n3 - Billing',
    '1: Sales department\n2: Service department',
    'Dial\n1/ For loans\n2/ For cards',
    '1: Please dial 1 for sales\n2: Please dial 2 for service',
    '1/2 price on all tires.\n2/3 of our clients come back.',
    '9 - Five, every day.\n12 - Two on Sundays.',
    'A. Smith is out.\nC. Jones is in.',
    '10:30 Thank you for calling.\n11:30 We are closed.',
  ])('are words of %j', (text) => {
    expect(
      foundIn(text)
        .map(([, content]) => content)
        .join('\n'),
    ).toBe(text);
  });
});

describe('words that count up', () => {
  it.each([
    'Hold 1',
    'Hold 1:',
    'Option 1: Friendly',
    'Option 1 – Friendly',
    'MOH-01 Welcome',
    'MOH_01',
    'Ext. 101',
    'Poste 101 : Ventes',
    'Opción 1: Amable',
    'On-Hold Message #1 - Welcome',
    'Hold n° 1',
    'On Hold 1',
  ])('%s is a title', (first) => {
    const titles = [first, first.replace(/1(?!\d)/u, '2')];
    const expected = texts.slice(0, 2).map((text, index) => [(titles[index] ?? '').replace(/ ?:$/u, ''), text]);
    for (const between of ['\n', '\n\n']) {
      for (const below of ['\n', '\n\n']) {
        expect(foundIn(expected.map(([, text], index) => `${titles[index]}${below}${text}`).join(between))).toEqual(
          expected,
        );
      }
    }
  });

  it.each([
    ['Ext. 101 – Jo Smith: ', 'Ext. 101 – Jo Smith'],
    ['On hold 1: ', 'On hold 1'],
    ['MOH-01 – ', 'MOH-01'],
  ])('%j stands before its text', (first, name) => {
    const pair = texts.slice(0, 2);
    for (const between of ['\n', '\n\n']) {
      expect(
        foundIn(pair.map((text, index) => first.replace(/1(?=\D*$)/u, `${index + 1}`) + text).join(between)),
      ).toEqual(pair.map((text, index) => [name.replace(/1(?=\D*$)/u, `${index + 1}`), text]));
    }
  });

  it.each([
    'Press 1: We sell cars.\nPress 2: We repair them.',
    'Option 1: Sales\nOption 2: Service',
    'Option 1 is sales.\nOption 2 is service.',
    'Extension 101: Jo Smith\nExtension 102: Ana Gil',
    'December 24: We are open until noon.\nDecember 25: We are closed all day.',
    'Our office is closed:\nDecember 24\nDecember 25\nWe open on January 2.',
    'Step 1: Visit our website.\nStep 2: Choose your plan.',
    'Formula 1 is on.\nChannel 2 is not.',
    'Suite 101\nHalifax\nSuite 205\nToronto',
  ])('are words of %j', (text) => {
    expect(foundIn(text)).toEqual([['', text]]);
  });
});

describe('bold type', () => {
  it.each([
    ['1. **Welcome**\n{}', 'Welcome'],
    ['1. **Welcome:**\n   "{}"', 'Welcome'],
    ['1. **Welcome:** {}', 'Welcome'],
    ['1. **Welcome**: {}', 'Welcome'],
    ['1. **Welcome** – {}', 'Welcome'],
    ['- **Welcome:** {}', 'Welcome'],
    ['**Welcome** – {}', 'Welcome'],
  ])('is in no name: %s', (pattern, name) => {
    const found = foundIn(
      texts
        .map((text, index) =>
          pattern
            .replace('1', `${index + 1}`)
            .replace(name, names[index] ?? '')
            .replace('{}', text),
        )
        .join('\n\n'),
    );
    expect(found.map(([one, content]) => [one, content.replaceAll('"', '')])).toEqual(
      texts.map((text, index) => [names[index], text]),
    );
  });

  it('of a choice is in no text, and the choice is no name', () => {
    const text = '**Menu**\n\n- **Sales**: press 1\n- **Service**: press 2';
    const found = scriptsOfText(text);
    expect(missing(text, spoken(found))).toEqual([]);
    expect(allOf(found)).toEqual([['Menu', 'Sales: press 1\nService: press 2']]);
  });
});
