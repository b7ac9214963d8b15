import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const checklist = readFileSync(new URL('test/checklist.md', root), 'utf8');

interface Row {
  readonly spec: string;
  readonly tests: readonly string[];
}

/** The rows of the table, without its two head lines. */
const rows: readonly Row[] = checklist
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => {
    const [spec = '', tests = ''] = line.split(' | ').map((cell) => cell.replaceAll(/^\| *| *\|$/gu, '').trim());
    return { spec, tests: tests === '' ? [] : tests.split('<br>') };
  });

/** What follows `it(`, `describe(` or `.each(…)(`: the names as they stand in a file, templates and all. */
function namesIn(source: string): readonly string[] {
  const calls = source.matchAll(/(?:\b(?:describe|it|test)|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/gu);
  return [...calls].map(([, , name = '']) => name.replaceAll(/\\(.)/gu, '$1'));
}

/** Why a cell such as `test/a.test.ts › group › name` names no test; null where it names one. */
function problemOf(cell: string): string | null {
  const [path = '', ...names] = cell.split(' › ');
  if (!/^test\/.*\.test\.tsx?$/u.test(path)) return 'is no test file';
  const file = new URL(path, root);
  if (!existsSync(file)) return 'does not exist';
  if (names.length === 0) return 'names no test';
  const known = namesIn(readFileSync(file, 'utf8'));
  const places = names.map((name) => known.indexOf(name));
  if (places.includes(-1)) return `has no test of the name ${names[places.indexOf(-1)]}`;
  const last = names.at(-1) ?? '';
  return names.length > 1 && known.lastIndexOf(last) < (places[0] ?? 0) ? 'has them in another order' : null;
}

describe('the checklist', () => {
  it('has a row for each section of the specification', () => {
    const sections = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'Contract'];
    for (const section of sections) expect(rows.filter(({ spec }) => spec.startsWith(`${section} `))).not.toEqual([]);
  });

  it('names every sentence once, by a quote', () => {
    const quotes = rows.map(({ spec }) => spec);
    expect(quotes.filter((spec, at) => !/“[^”]{3,}”/u.test(spec) || quotes.indexOf(spec) !== at)).toEqual([]);
  });

  it.each(rows)('has tests that hold $spec', ({ tests }) => {
    expect(tests).not.toEqual([]);
    expect(tests.map((cell) => [cell, problemOf(cell)]).filter(([, problem]) => problem !== null)).toEqual([]);
  });
});
