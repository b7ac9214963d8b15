import { describe, expect, it } from 'vitest';
import { scriptsOfText } from '../../../../src/domain/script/read-scripts.ts';
import { allOf, likelyOf, unlikelyIn } from '../../helpers/found.ts';

const thanks = 'Thank you for calling Oak Bank.';
const open = 'We are open from nine to five.';
const named = [
  ['Welcome', thanks],
  ['Hours', open],
];

describe('lines about a text before it are most likely not spoken', () => {
  it.each([
    ['Message 1: Welcome', 'Voice: Female\nLength: 30 seconds', 'Script: '],
    ['Message 1: Welcome', 'Voice : Femme\nDurée : 30 secondes', 'Texte : '],
    ['Mensaje 1: Welcome', 'Voz: Mujer\nDuración: 30 segundos', 'Texto: '],
    ['## Welcome', '**Voice:** Female', '**Script:** '],
    ['**Welcome**', 'Tone: Friendly', '**Script:**\n'],
    ['Welcome:', 'Voice: Female\nMusic: Upbeat', ''],
    ['Title: Welcome', 'Voice: Female', 'Script: '],
  ])('%s, %j, %j', (title, labels, label) => {
    const text = named
      .map(([name = '', content], index) => {
        const above = title.replace('1', `${index + 1}`).replace('Welcome', name);
        return `${above}\n${labels}\n${label}${content}`;
      })
      .join('\n\n');
    const found = scriptsOfText(text);
    expect(likelyOf(found)).toEqual(named);
    const said = labels.replaceAll('**', '');
    expect(unlikelyIn(found)).toEqual([`${said}\n${said}`]);
  });

  it('above a whole document', () => {
    const head = 'Client: Oak Bank\nDate: November 3, 2026\nVoice: Female, friendly\nMusic: Upbeat';
    const found = scriptsOfText(`${head}\n\nMessage 1: Welcome\n${thanks}\n\nMessage 2: Hours\n${open}`);
    expect(unlikelyIn(found)).toEqual([head]);
    expect(likelyOf(found)).toEqual(named);
  });

  it.each([
    ['# On hold – Bella Vista', '## Welcome', '## Hours'],
    ['Bella Vista Dental', 'Message 1: Welcome', 'Message 2: Hours'],
    ['Bella Vista\nOn hold script', 'Message 1: Welcome', 'Message 2: Hours'],
  ])('below what a document is called: %s', (heading, first, second) => {
    const head = 'Voice: Female, warm\nMusic: Italian';
    const found = scriptsOfText(`${heading}\n\n${head}\n\n${first}\n${thanks}\n\n${second}\n${open}`);
    expect(unlikelyIn(found)).toEqual([head, heading.replace('# ', '')]);
    expect(likelyOf(found)).toEqual(named);
  });

  it('a label alone before a text below a title is no word of it', () => {
    const found = scriptsOfText(`Message 1: Welcome\nScript: ${thanks}\n\nMessage 2: Hours\nScript: ${open}`);
    expect(allOf(found)).toEqual(named);
  });
});

describe('lines with a colon in a text are spoken', () => {
  it.each([
    `${thanks}\nDate: Friday, the third\nLocation: Main Street\n${open}`,
    `${thanks}\nNote: slow please\n${open}`,
    'Duration: it takes an hour.\nStatus: we are open.',
    'Location: 12 Main Street.',
    `Message: ${thanks}\nMessage: ${open}`,
    `${thanks}\nMessage: ${open}`,
  ])('%j', (text) => {
    expect(
      allOf(scriptsOfText(text))
        .map(([name, content]) => (name === '' ? content : `${name}: ${content}`))
        .join('\n'),
    ).toBe(text);
  });
});

it('lines with a colon below a text, or above no title, are spoken', () => {
  const hours = `Date: Friday\nLocation: Main Street\n${open}`;
  expect(unlikelyIn(scriptsOfText(`${thanks}\n\n${hours}`))).toEqual([]);
  expect(unlikelyIn(scriptsOfText(`Happy Holidays\n\nDate: Friday\nLocation: Main Street\n\n${thanks}`))).toEqual([]);
});
