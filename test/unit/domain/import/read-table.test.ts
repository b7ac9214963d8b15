import { array, assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
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
