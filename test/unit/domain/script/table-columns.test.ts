import { describe, expect, it } from 'vitest';
import { isTable, scriptsOfTable } from '../../../../src/domain/script/read-table.ts';
import { likelyOf, type Found } from '../../helpers/found.ts';

const foundIn = (text: string): Found => likelyOf(scriptsOfTable(text));

const hello = 'Hello, you have reached Maple.';
const bye = 'Goodbye for now.';
const named: Found = [
  ['Welcome', hello],
  ['Bye', bye],
];

describe('of two columns that could be the texts, the one with more words is', () => {
  it.each([
    ['Message', 'Script'],
    ['Message', 'Wording'],
    ['Message', 'Content'],
    ['Message', 'Contenu'],
    ['Mensaje', 'Guion'],
    ['Mensaje', 'Contenido'],
    ['Message', 'Text'],
    ['Script', 'Message'],
    ['Prompt', 'Greeting'],
  ])('%s and %s', (first, second) => {
    for (const delimiter of ['\t', ';', ',']) {
      const rows = (voice: string, seconds: string) =>
        [
          [first, second, voice],
          ['Welcome', `"${hello}"`, seconds],
          ['Bye', bye, seconds],
        ].map((row) => row.filter(Boolean).join(delimiter));
      expect(foundIn(rows('', '').join('\n'))).toEqual(named);
      expect(foundIn(rows('Duration', '10').join('\n'))).toEqual(named);
    }
  });

  it('with a name that is blank', () => {
    expect(foundIn(`Message\tScript\nWelcome\t${hello}\n\t${bye}`)).toEqual([named[0], ['', bye]]);
  });

  it('and what only the other one has is not lost', () => {
    const lost = 'We are closed for the holidays.';
    const rows = `Message\tScript\nWelcome\t${hello}, and thank you so much.\n${lost}\t\nHolidays\t`;
    expect(foundIn(rows)).toEqual([
      ['Welcome', `${hello}, and thank you so much.`],
      ['', lost],
    ]);
    expect(foundIn(`Name\tText\tTexte\nWelcome\t${hello}, friend.\t\nBye\t\tMerci de votre appel, au revoir.`)).toEqual(
      [
        ['Welcome', `${hello}, friend.`],
        ['Bye', 'Merci de votre appel, au revoir.'],
      ],
    );
  });
});

it('a row whose text is a sentence is no heading, whatever its name', () => {
  expect(foundIn(`Message\t${hello}\nBye\t${bye}`)).toEqual([['Message', hello], named[1]]);
  expect(foundIn(`sep=,\nText,${bye}\nWelcome,"${hello}"`)).toEqual([['Text', bye], named[0]]);
});

describe('a title above the heading', () => {
  const rows = `Welcome,"${hello}",10\nBye,${bye},5`;
  const tabbed = `Welcome\t${hello}\t10\nBye\t${bye}\t5`;
  it.each([
    `Acme scripts 2025,,\n,,\nName,Text,Duration\n${rows}`,
    `Phone prompts for Maple Ltd\nName,Text,Duration\n${rows}`,
    `Phone prompts for Maple Ltd\n2025-11-03\nName,Text,Duration\n${rows}`,
    `Maple Ltd phone list\t\t\nName\tText\tDuration\n${tabbed}`,
    `Phone list\t\t\n\t\t\nMessage\tScript\tDuration\n${tabbed}`,
    `sep=,\nPhone list,,\nTitre,Texte,Durée\n${rows}`,
  ])('is none of the messages: %j', (text) => {
    expect(isTable(text)).toBe(true);
    expect(foundIn(text)).toEqual(named);
  });

  it('of two columns', () => {
    expect(foundIn(`Maple Ltd phone list\t\nName\tText\nWelcome\t${hello}\nBye\t${bye}`)).toEqual(named);
    expect(foundIn(`Phone prompts\nName,Text\nWelcome,"${hello}"\nBye,${bye}`)).toEqual(named);
  });

  it('is a sentence where the line below it is one', () => {
    expect(isTable(`We are closed today.\n\nName, message\nPlease leave both, thank you.`)).toBe(false);
  });
});

describe('prompts beside the names of files', () => {
  it.each([
    `Prompt,File name,Language\n"${hello}",Welcome.wav,EN\n${bye},Bye.mp3,EN`,
    `Prompt;Filename;Language\n${hello};Welcome.wav;EN\n${bye};Bye.wav;EN`,
    `Prompt,File\n"${hello}",Welcome.wav\n${bye},Bye.WAV`,
    `File\tPrompt\nWelcome.wav\t${hello}\nBye.wav\t${bye}`,
  ])('are the texts: %j', (text) => {
    expect(isTable(text)).toBe(true);
    expect(foundIn(text)).toEqual(named);
  });
});

describe('a text with the delimiter in it, below no heading', () => {
  const closed: Found = [['Closed', 'We are closed.']];
  it.each<[text: string, found: Found]>([
    ['Greeting;Hello, and thank you; please hold.', [['Greeting', 'Hello, and thank you; please hold.']]],
    ['Greeting;Bonjour;merci;merci', [['Greeting', 'Bonjour;merci;merci']]],
    ['Hello there', [['', 'Hello there']]],
    ['Greeting;"Hello; thank you."', [['Greeting', 'Hello; thank you.']]],
  ])('%j loses nothing', (row, found) => {
    expect(foundIn(`sep=;\n${row}\nClosed;We are closed.`)).toEqual([...found, ...closed]);
  });

  it('where all have as many', () => {
    expect(foundIn('sep=,\nGreeting,Thank you, friend.\nClosed,We are closed, sorry.')).toEqual([
      ['Greeting', 'Thank you, friend.'],
      ['Closed', 'We are closed, sorry.'],
    ]);
    expect(foundIn('sep=,\n100,Greeting,Thank you, friend.\n101,Closed,We are closed.')).toEqual([
      ['Greeting', 'Thank you, friend.'],
      ['Closed', 'We are closed.'],
    ]);
  });

  it('where a row ends before the texts', () => {
    expect(foundIn(`sep=;\n100;Welcome;${hello}\n101;Bye;${bye}\nPlease hold the line.`)).toEqual([
      ...named,
      ['', 'Please hold the line.'],
    ]);
  });
});

it('an empty column is none of the texts', () => {
  const table = ['sep=,', `Welcome,"${hello}",,bright`, `Bye,"${bye}",,calm`].join('\n');
  expect(foundIn(table).map(([, content]) => content)).toEqual([hello, bye]);
});
