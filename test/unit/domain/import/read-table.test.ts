import { array, assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import { foundScripts } from '../../../../src/domain/scripts/import/found-scripts.ts';
import { parseRows, rowsOfText, textOfRows } from '../../../../src/domain/scripts/import/read-table.ts';

it.each([
  ['a,,b,', ['a', '', 'b', '']],
  ['size 5" pipe,b', ['size 5" pipe', 'b']],
  ['"a"b,c', ['ab', 'c']],
  ['"never closed, b', ['never closed, b']],
  ['', ['']],
])('reads %j', (text, row) => {
  expect(parseRows(text, ',')).toEqual([row]);
});

it('reads whatever was written with quotes', () => {
  const cell = array(constantFrom('a', '"', ' ', ';', '\n'), { maxLength: 5 }).map((parts) => parts.join(''));
  const rowsOfCells = array(array(cell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 });
  const quoted = (one: string): string => `"${one.replaceAll('"', '""')}"`;
  assert(
    property(rowsOfCells, (rows) => {
      const text = rows.map((row) => row.map(quoted).join(';')).join('\n');
      expect(parseRows(text, ';')).toEqual(rows);
    }),
  );
});

const welcome = { name: 'Welcome', content: 'Thank you for calling.' };
const bye = { name: 'Bye', content: 'See you soon' };

it.each([
  ['"Welcome","Thank you for calling."\n"Bye","See you soon"'],
  ['Welcome;Thank you for calling.\nBye;See you soon'],
  ['Welcome\tThank you for calling.\nBye\tSee you soon'],
])('reads two columns without a heading as names and texts: %j', (text) => {
  expect(foundScripts(text)).toEqual([welcome, bye]);
});

it('takes no first row for a heading that could be a name and a text', () => {
  expect(foundScripts('Greeting,Hello\nHours,"Closed"')).toEqual([
    { name: 'Greeting', content: 'Hello' },
    { name: 'Hours', content: 'Closed' },
  ]);
});

const ofFile = (text: string) => foundScripts(textOfRows(rowsOfText(text, true) ?? []));

it.each(['name;text', 'NOM;Texte', 'Nombre;TEXTO', 'Name;message', 'nombre;Mensaje'])(
  'knows the columns %s',
  (columns) => {
    const [name, text] = columns.split(';');
    expect(ofFile(`${columns}\nWelcome;Thank you for calling.\nBye;See you soon`)).toEqual([welcome, bye]);
    expect(ofFile(`${text};${name}\nThank you for calling.;Welcome\nSee you soon;Bye`)).toEqual([welcome, bye]);
  },
);

it.each<[above: string, notes: readonly string[]]>([
  ['Acme phone prompts', ['Acme phone prompts']],
  ['Acme phone prompts;;\nExported 2026-11-01;;\n;;', ['Acme phone prompts\n\nExported 2026-11-01']],
  ['Client;Acme\nDate;2026-11-01', ['Client\tAcme\n\nDate\t2026-11-01']],
  ['Script', ['Script']],
  ['# Exported by PhoneTool 3.2', ['# Exported by PhoneTool 3.2']],
])('ticks nothing above the heading: %j', (above, notes) => {
  const text = `${above}\nNo;Name;Text\n1;Welcome;Thank you for calling.\n2;Bye;See you soon`;
  const unticked = notes.map((content) => ({ name: '', content, isUnlikely: true }));
  expect(ofFile(text)).toEqual([...unticked, welcome, bye]);
  expect(foundScripts(text)).toEqual([...unticked, welcome, bye]);
});
