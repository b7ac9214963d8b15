import { describe, expect, it } from 'vitest';
import { scriptsOfText } from '../../../../src/domain/script/read-scripts.ts';
import { allOf, likelyOf, type Found } from '../../helpers/found.ts';

const foundIn = (text: string): Found => likelyOf(scriptsOfText(text));

const allIn = (text: string): Found => allOf(scriptsOfText(text));

const thanks = 'Thank you for calling Oak Bank.';
const closed = 'We are closed now.';
const named: Found = [
  ['Greeting', thanks],
  ['Closed', closed],
];

describe('lists', () => {
  const points = ['Dial 1 for loans', 'Dial 2 for cards', 'Dial 0 for the desk'];
  const list = points.map((point) => `- ${point}`).join('\n');
  const content = points.join('\n');

  it('lose their dashes below headings in markup', () => {
    expect(foundIn(`# Bank phone\n\n## Greeting\n\n${thanks}\n\n## Options\n\n${list}`)).toEqual([
      ['Greeting', thanks],
      ['Options', content],
    ]);
    const [first, second] = [`- ${thanks}`, `- ${closed}`];
    expect(foundIn(`## Greeting\n\n${thanks}\n\n## Options\n\n${first}\n\n${second}`)).toEqual([
      ['Greeting', thanks],
      ['Options', `${thanks}\n\n${closed}`],
    ]);
  });

  it.each(['Menu', 'Options'])('keep what is right above them: %s', (name) => {
    expect(foundIn(`${name}:\n${list}`)).toEqual([[name, content]]);
    expect(foundIn(`${name}:\n\n${list}`)).toEqual([[name, content]]);
    expect(foundIn(`${name}:\n- ${thanks}\n- ${closed}`)).toEqual([
      [name, thanks],
      ['', closed],
    ]);
    expect(foundIn(`${thanks}\n\n${name}:\n${list}`)).toEqual([
      ['', thanks],
      [name, content],
    ]);
  });

  it('keep a dash that stands alone', () => {
    expect(foundIn(`Thank you for calling\n- the Oak Bank of Maple.`)).toEqual([
      ['', 'Thank you for calling\n- the Oak Bank of Maple.'],
    ]);
  });
});

describe('pairs of labels', () => {
  it.each([
    ['Title', 'Script'],
    ['Name', 'Text'],
    ['Titre ', 'Texte '],
    ['Nombre', 'Texto'],
    ['**Prompt:**', '**Wording:**'],
  ])('%s and %s are names and texts', (name, text) => {
    const [above, below] = [name, text].map((label) => (label.includes(':') ? label : `${label}:`));
    const pairs = named.map(([title, content]) => `${above} ${title}\n${below} ${content}`);
    expect(foundIn(pairs.join('\n\n'))).toEqual(named);
    expect(foundIn(pairs.join('\n'))).toEqual(named);
    expect(foundIn(`Oak Bank scripts\n\n${pairs.join('\n\n')}\nGoodbye.`)).toEqual([
      ['Greeting', thanks],
      ['Closed', `${closed}\nGoodbye.`],
    ]);
  });

  it('are none where they stand alone', () => {
    expect(foundIn(`Greeting: ${thanks}\n\nMessage: ${closed}`)).toEqual([
      ['Greeting', thanks],
      ['Message', closed],
    ]);
    expect(foundIn(`Title: ${thanks}\n\nVoice: ${closed}`)).toEqual([
      ['Title', thanks],
      ['Voice', closed],
    ]);
  });
});

describe('a mail', () => {
  it('loses the marks of its quotes', () => {
    expect(foundIn(`> Greeting:\n> ${thanks}\n>\n> Closed:\n> ${closed}`)).toEqual(named);
    expect(foundIn(`>> Greeting:\n>> ${thanks}\n> > \n>> Closed:\n>> ${closed}`)).toEqual(named);
    expect(foundIn(`> Greeting:\n> ${thanks}\n\nClosed:\n${closed}`)).toEqual(named);
  });

  it('keeps the names before its texts below a hello', () => {
    expect(allIn(`Hello Sam,\n\nGreeting: ${thanks}\n\nClosed: ${closed}\n\nThanks,\nJo`)).toEqual([
      ['', 'Hello Sam,'],
      ...named,
      ['', 'Thanks,\nJo'],
    ]);
  });

  it('has no names in one text with colons, nor in hours', () => {
    const hours = 'These are our hours.\nMonday: We open at nine.\nTuesday: We are closed.';
    expect(foundIn(hours)).toEqual([['', hours]]);
    const menu = `${thanks}\n\nSales: press one\n\nService: press two`;
    expect(foundIn(menu).map(([name]) => name)).toEqual(['', '', '']);
    const one = `${thanks}\n\nPlease note: We are closed today.`;
    expect(foundIn(one).map(([name]) => name)).toEqual(['', '']);
  });

  it('has titles in capitals', () => {
    expect(allIn(`Hello Sam,\nhere they are.\n\nMAIN GREETING\n${thanks}\n\n${closed}\n\nHOLD\nplease hold`)).toEqual([
      ['', 'Hello Sam,\nhere they are.'],
      ['MAIN GREETING', thanks],
      ['', closed],
      ['HOLD', 'please hold'],
    ]);
  });
});
