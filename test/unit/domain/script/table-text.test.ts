import { describe, expect, it } from 'vitest';
import { isTable, scriptsOfTable } from '../../../../src/domain/script/read-table.ts';
import { likelyOf, type Found } from '../../helpers/found.ts';

const foundIn = (text: string): Found => likelyOf(scriptsOfTable(text));

const welcome = 'Thank you for calling Northgate Plumbing.';
const hours = 'We are open Monday to Saturday, nine to five.';
const hold = 'Please hold.';

describe('a table as spreadsheets put it on the clipboard', () => {
  it.each<[what: string, text: string, found: Found]>([
    [
      'with a blank last cell, and commas',
      `Name\tText\nGreeting\t${welcome}\nOpening hours\t${hours}\nHolidays\t`,
      [
        ['Greeting', welcome],
        ['Opening hours', hours],
      ],
    ],
    [
      'with a blank name and no heading',
      `Greeting\t${welcome}\n\t${hours}\nHold\t${hold}`,
      [
        ['Greeting', welcome],
        ['', hours],
        ['Hold', hold],
      ],
    ],
    [
      'with a blank first name and no heading',
      `\t${hours}\nHold\t${hold}`,
      [
        ['', hours],
        ['Hold', hold],
      ],
    ],
    ['with a blank text and no heading', `Greeting\t${welcome}\r\nHolidays\t\r\n`, [['Greeting', welcome]]],
    [
      'with a blank text below other words in the heading',
      `What\tHow it goes\tWords\nGreeting\t${welcome}\t9\nHolidays\t\t0\nHours\t${hours}\t9`,
      [
        ['Greeting', welcome],
        ['Hours', hours],
      ],
    ],
    [
      'with a blank cell over the names',
      `\tText\nGreeting\t${welcome}\nHold\t${hold}`,
      [
        ['Greeting', welcome],
        ['Hold', hold],
      ],
    ],
    [
      'with a blank cell over the names, and notes',
      `\tScript\tNotes\nGreeting\t${welcome}\tslowly\nHold\t${hold}\t`,
      [
        ['Greeting', welcome],
        ['Hold', hold],
      ],
    ],
    [
      'with wording that begins with a quotation mark',
      `Name\tText\nQuote\t"We love Northgate," says a customer.\nFigure\t"Northgate" and ""more"\nHold\t${hold}`,
      [
        ['Quote', '"We love Northgate," says a customer.'],
        ['Figure', '"Northgate" and ""more"'],
        ['Hold', hold],
      ],
    ],
    [
      'with quoted line breaks, and no heading',
      `Greeting\t"Thank you.\n\nThis is ""Northgate""."\nHold\t${hold}`,
      [
        ['Greeting', 'Thank you.\n\nThis is "Northgate".'],
        ['Hold', hold],
      ],
    ],
    [
      'with a name that is too long for one',
      `Name\tText\nThe greeting that callers hear on the days when all of our shops are closed\t${hold}`,
      [['', `The greeting that callers hear on the days when all of our shops are closed\n\n${hold}`]],
    ],
  ])('%s', (_what, text, found) => {
    expect(isTable(text)).toBe(true);
    expect(foundIn(text)).toEqual(found);
  });

  it('has as many rows as a file can hold', () => {
    expect(foundIn('a\tb\n'.repeat(200_000))).toHaveLength(200_000);
  });

  it('is none where a list has its marks before tabs', () => {
    expect(isTable(`1.\t${welcome}\n2.\t${hours}`)).toBe(false);
    expect(isTable(`•\t${welcome}\n•\t${hours}`)).toBe(false);
  });
});

describe('a table with commas or semicolons', () => {
  const closed = '"We are closed, ""sorry"".\nCall tomorrow."';
  const read = 'We are closed, "sorry".\nCall tomorrow.';
  it.each<[what: string, text: string, found: Found]>([
    [
      'without a heading',
      `Greeting,"Thank you, friend."\nHold,${hold}\nClosed,${closed}`,
      [
        ['Greeting', 'Thank you, friend.'],
        ['Hold', hold],
        ['Closed', read],
      ],
    ],
    [
      'without a heading, of French programs',
      `Accueil;"Bonjour ; merci."\nFermeture;${closed}`,
      [
        ['Accueil', 'Bonjour ; merci.'],
        ['Fermeture', read],
      ],
    ],
    [
      'of one column',
      `Text\r\n"Thank you, friend."\r\n${closed}\r\n${hold}\r\n`,
      [
        ['', 'Thank you, friend.'],
        ['', read],
        ['', hold],
      ],
    ],
    [
      'whose first line tells how it is parted',
      `sep=;\r\nNom;Texte\r\nAccueil;Bonjour, merci.\r\n`,
      [['Accueil', 'Bonjour, merci.']],
    ],
    [
      'whose first line tells of commas',
      `sep=,\nGreeting,"Thank you, friend."\nHold,${hold}`,
      [
        ['Greeting', 'Thank you, friend.'],
        ['Hold', hold],
      ],
    ],
    [
      'that were typed by hand',
      `Name,Text\nGreeting,Thank you, stay on the line, please.\nHours,"${hours}"\nQuote,"We love it," they say.\nHold,${hold},,`,
      [
        ['Greeting', 'Thank you, stay on the line, please.'],
        ['Hours', hours],
        ['Quote', '"We love it," they say.'],
        ['Hold', hold],
      ],
    ],
    ['with a blank after them', `Name, Text\nGreeting, "Thank you, friend."`, [['Greeting', 'Thank you, friend.']]],
  ])('%s', (_what, text, found) => {
    expect(isTable(text)).toBe(true);
    expect(foundIn(text)).toEqual(found);
  });

  it.each([
    '"Thank you", says Ann.\n"Please hold", says Bob.',
    '"Northgate Plumbing", how may I help you?',
    `Script, draft 2\n\nThank you, ${hold}\n\nWe are open, today.`,
    `"${welcome}"\n\n"${hours}"`,
  ])('is none where they are of sentences: %j', (text) => {
    expect(isTable(text)).toBe(false);
  });
});

describe('a table in Markdown', () => {
  const rows = `| Name | Script |\n| --- | --- |\n| Greeting | ${welcome} |\n| Holidays | |`;

  it('leaves rows out that have a name alone', () => {
    expect(foundIn(rows)).toEqual([['Greeting', welcome]]);
  });

  it('ends where a line has no bars: what stands right below it is spoken, too', () => {
    expect(foundIn(`${rows}\n${hours}`)).toEqual([
      ['Greeting', welcome],
      ['', hours],
    ]);
  });
});
