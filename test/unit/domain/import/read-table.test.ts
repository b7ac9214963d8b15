import { array, assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import { foundScripts } from '../../../../src/domain/scripts/import/found-scripts.ts';
import { parseRows } from '../../../../src/domain/scripts/import/read-table.ts';

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

it('offers a first row that may be a heading, unchecked, unless it names the column of the texts', () => {
  const read = (first: string) => foundScripts(`${first}\nHours,"We are open from 9 to 5, Monday to Friday."`);
  const hours = { name: 'Hours', content: 'We are open from 9 to 5, Monday to Friday.' };
  expect(read('Greeting,Hello')).toEqual([{ name: '', content: 'Greeting\tHello', isUnlikely: true }, hours]);
  expect(read('Name,Script')).toEqual([hours]);
});

it.each([
  '"Greeting","Hello and welcome to Acme."\n"Hours","We are open from 9 to 5."',
  'Greeting,Hello and welcome to Acme.\nHours,"We are open from 9 to 5."',
  'Greeting;Hello and welcome to Acme.\nHours;We are open from 9 to 5.',
  'Greeting\tHello and welcome to Acme.\nHours\tWe are open from 9 to 5.',
])('takes two columns for names and texts: %j', (text) => {
  expect(foundScripts(text)).toEqual([
    { name: 'Greeting', content: 'Hello and welcome to Acme.' },
    { name: 'Hours', content: 'We are open from 9 to 5.' },
  ]);
});
