import { describe, expect, it } from 'vitest';
import { isTable, scriptsOfTable } from '../../../../src/domain/script/read-table.ts';
import { likelyOf, unlikelyIn, type Found } from '../../helpers/found.ts';

const foundIn = (text: string): Found => likelyOf(scriptsOfTable(text));

const hello = 'Thank you for calling, please hold.';
const closed = 'We are closed now.';

describe('a text with the delimiter in it, before other columns', () => {
  it.each<[text: string, found: Found]>([
    [`Name,Text,Notes\nWelcome,${hello},upbeat`, [['Welcome', hello]]],
    [
      `Name,Text,Notes\nWelcome,${hello},upbeat, not too fast\nClosed,${closed},calm`,
      [
        ['Welcome', hello],
        ['Closed', closed],
      ],
    ],
    [
      `Name,Text,Notes,,\nWelcome,${hello},upbeat,,\nClosed,${closed},,,`,
      [
        ['Welcome', hello],
        ['Closed', closed],
      ],
    ],
    [`Name, Text, Notes\nWelcome, ${hello}, upbeat`, [['Welcome', hello]]],
    [
      `Text,Name\n${hello},Welcome\n${closed},Closed`,
      [
        ['Welcome', hello],
        ['Closed', closed],
      ],
    ],
    [`Nom;Texte;Notes\nAccueil;Bienvenue ; ne quittez pas.;lent`, [['Accueil', 'Bienvenue ; ne quittez pas.']]],
    [`Nom;Texte;Notes\nAccueil;Bienvenue.;Ne quittez pas.;lent`, [['Accueil', 'Bienvenue.;Ne quittez pas.']]],
    [`Name,Text,Notes\nWelcome,${closed},upbeat, slowly`, [['Welcome', closed]]],
  ])('%j loses nothing', (text, found) => {
    expect(isTable(text)).toBe(true);
    expect(foundIn(text)).toEqual(found);
  });
});

describe('numbered columns of texts', () => {
  it.each(['Text', 'Message ', 'Texte #', 'Script'])('%s are messages of their own', (word) => {
    const first = word === 'Script' ? 'Script' : `${word}1`;
    expect(
      foundIn(`Name\t${first}\t${word} 2\nGreeting\t${hello}\t${closed}\n\t${closed}\t\nHold\t\t${hello}`),
    ).toEqual([
      ['Greeting', hello],
      ['Greeting 2', closed],
      ['', closed],
      ['Hold 2', hello],
    ]);
  });

  it('with commas, with no names, and with the delimiter in the last one', () => {
    expect(foundIn(`Message 1,Message 2\n${closed},${hello}`)).toEqual([
      ['', closed],
      ['', hello],
    ]);
  });
});

describe('headings as offices write them', () => {
  it.each([
    'Prompt Name\tRecording Script',
    'Prompt Name\tVerbiage',
    'Nom du message\tTexte à enregistrer',
    'Nom du message\tLibellé',
    'Nombre\tTexto a grabar',
    'Nombre\tLocución',
    'File\tSpoken text',
    'Extension\tWhat to say',
    'Title\tAnnouncement',
  ])('%j is none of the messages', (heading) => {
    const scripts = scriptsOfTable(`${heading}\nWelcome\t${hello}\nClosed\t${closed}`);
    expect(scripts).toEqual([
      { name: 'Welcome', content: hello },
      { name: 'Closed', content: closed },
    ]);
  });

  it('of numbers name nothing, and those of what is dialled do', () => {
    expect(foundIn(`Nr\tAnnouncement\n1\t${hello}\n2\t${closed}`)).toEqual([
      ['', hello],
      ['', closed],
    ]);
    expect(foundIn(`Extension\tWhat to say\n100\t${hello}`)).toEqual([['100', hello]]);
  });

  it('with a word that is not known are most likely no message', () => {
    const scripts = scriptsOfTable(`File\tSpoken English\nWelcome.wav\t${hello}`);
    expect(unlikelyIn(scripts)).toEqual(['File Spoken English']);
    expect(likelyOf(scripts)).toEqual([['Welcome', hello]]);
  });

  it.each(['Message\tPlease hold', 'Greeting\tGood day', 'Name\tPlease hold', 'Title\tGoodbye.'])(
    '%j is a message all the same',
    (row) => {
      expect(foundIn(`${row}\nClosed\t${closed}`)).toEqual([row.split('\t'), ['Closed', closed]]);
    },
  );
});

it('a heading that may be a short message is not lost', () => {
  expect(unlikelyIn(scriptsOfTable(`Message\tGoodbye\nClosed\t${closed}`))).toEqual(['Message Goodbye']);
  expect(unlikelyIn(scriptsOfTable(`Message\tLanguage\n${closed}\ten`))).toEqual([]);
});

describe('a table without a heading', () => {
  const remark = 'Read this slowly, with a smile in the voice, and with a longer pause at the end';

  it('with longer remarks has the spoken sentences after the names, and the remarks are not lost', () => {
    const scripts = scriptsOfTable(`Welcome\t${hello}\t${remark}\nClosed\t${closed}\t`);
    expect(likelyOf(scripts)).toEqual([
      ['Welcome', hello],
      ['Closed', closed],
    ]);
    expect(unlikelyIn(scripts)).toEqual([remark]);
  });

  it('has names behind the texts as well', () => {
    expect(foundIn(`${hello} Goodbye.\tWelcome\n${closed} Sorry.\tClosed`)).toEqual([
      ['Welcome', `${hello} Goodbye.`],
      ['Closed', `${closed} Sorry.`],
    ]);
    expect(foundIn(`Hold\tPlease hold\nBye\tGoodbye`)).toEqual([
      ['Hold', 'Please hold'],
      ['Bye', 'Goodbye'],
    ]);
  });

  it.each([`${hello}\tWelcome`, `Welcome\t${hello}`, `Welcome:\t${hello}`])('can be one row: %j', (row) => {
    expect(isTable(row)).toBe(true);
    expect(foundIn(row)).toEqual([['Welcome', hello]]);
  });

  it.each([`1.\t${hello}`, `Thank you for calling us\t${hello}`, `Press one\t${closed}\t${hello}`])(
    'is no row of sentences: %j',
    (row) => {
      expect(isTable(row)).toBe(false);
    },
  );

  it('has no colons in its names', () => {
    expect(foundIn(`Welcome:\t${hello}\nFermé :\t${closed}`)).toEqual([
      ['Welcome', hello],
      ['Fermé', closed],
    ]);
  });
});
