import { describe, expect, it } from 'vitest';
import { isTable, scriptsOfRows } from '../../../../src/domain/script/read-table.ts';
import { likelyOf, type Found } from '../../helpers/found.ts';

const welcome = 'Thank you for calling Acme, your partner for cold drinks.';
const hours = 'We are open Monday to Friday from nine to five.';

const named: Found = [
  ['Welcome', welcome],
  ['Hours', hours],
];

describe('the messages of a table', () => {
  const tables: readonly (readonly [what: string, rows: readonly (readonly string[])[], found: Found])[] = [
    ['nothing', [], []],
    ['blank rows', [[''], [' ', '']], []],
    [
      'one column',
      [[welcome], [''], [hours]],
      [
        ['', welcome],
        ['', hours],
      ],
    ],
    [
      'two columns',
      [
        ['Welcome', welcome],
        ['Hours', hours],
      ],
      named,
    ],
    [
      'a heading',
      [
        ['Name', 'Text'],
        ['Welcome', welcome],
        ['Hours', hours],
      ],
      named,
    ],
    [
      'a heading the other way round',
      [
        ['MENSAJE', 'Idioma', 'Nombre'],
        [welcome, 'en', 'Welcome'],
        [hours, 'en', 'Hours'],
      ],
      named,
    ],
    [
      'a French heading',
      [
        ['Nom', 'Texte'],
        ['Welcome', welcome],
        ['Hours', hours],
      ],
      named,
    ],
    [
      'three columns without a heading',
      [
        ['100', 'Welcome', welcome],
        ['101', 'Hours', hours],
      ],
      named,
    ],
    [
      'four columns with other words in the heading',
      [
        ['Ext', 'What', 'How it goes', 'Words'],
        ['100', 'Welcome', welcome, '10'],
        ['101', 'Hours', hours, '10'],
      ],
      named,
    ],
    [
      'a heading as office people write it',
      [
        ['#', 'Prompt', 'Wording'],
        ['1', 'Welcome', welcome],
        ['2', 'Hours', hours],
      ],
      named,
    ],
    [
      'a heading with a name of its own for names',
      [
        ['Where', 'Text', 'Notes'],
        ['Welcome', welcome, 'slowly'],
        ['Hours', hours, ''],
      ],
      named,
    ],
    [
      'two columns that begin with a short message',
      [
        ['Hold', 'Please hold'],
        ['Welcome', welcome],
        ['Hours', hours],
      ],
      [['Hold', 'Please hold'], ...named],
    ],
    [
      'three columns that begin with a short message',
      [
        ['1', 'Hold', 'Please hold'],
        ['2', 'Welcome', welcome],
        ['3', 'Hours', hours],
      ],
      [['Hold', 'Please hold'], ...named],
    ],
    [
      'a heading with a line below it, as in Markdown',
      [
        ['', 'No.', 'File', 'Script', ''],
        ['', '---', ':--', '---', ''],
        ['', '1', 'Welcome', welcome, ''],
        ['', '2', 'Hours', hours, ''],
      ],
      named,
    ],
    [
      'languages beside texts, which are no names',
      [
        ['Language', 'Text'],
        ['en', welcome],
        ['en', hours],
      ],
      [
        ['', welcome],
        ['', hours],
      ],
    ],
    ['a heading with texts only', [['message'], [welcome]], [['', welcome]]],
    [
      'rows without a text',
      [
        ['Name', 'Text'],
        ['Welcome', ''],
        ['Hours', hours],
      ],
      [['Hours', hours]],
    ],
  ];
  it.each(tables)('of %s are found', (_what, rows, found) => {
    expect(likelyOf(scriptsOfRows(rows))).toEqual(found);
  });

  it.each([
    ['Name,Text', true],
    ['Please hold, or leave a message', false],
    [`name,text\nWelcome,"${welcome}"`, true],
    ['"Nom";"Texte"\nAccueil;Bonjour', true],
    [`Welcome\t${welcome}\nHours\t${hours}`, true],
    [`${welcome}\n${hours}`, false],
    ['Message, please', false],
    ['Text\nof a message', false],
    ['', false],
  ])('%j reads as one: %s', (text, expected) => {
    expect(isTable(text)).toBe(expected);
  });
});
