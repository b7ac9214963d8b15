import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

const pattern = v.object({ regex: v.string(), allowTypeImports: v.optional(v.boolean()) });
const rules = v.record(v.string(), v.unknown());
const restricted = v.tuple([v.literal('error'), v.object({ patterns: v.array(pattern) })]);
const config = v.parse(
  v.object({ overrides: v.array(v.object({ files: v.array(v.string()), rules })) }),
  JSON.parse(read('.oxlintrc.json').replaceAll(/^ *\/\/.*$/gmu, '')),
);

/** The linter's import rules by the files that they are for; the last one that fits a file counts. */
const importRules = config.overrides.flatMap(({ files, rules: own }) => {
  const rule = v.safeParse(restricted, own['no-restricted-imports']);
  return rule.success ? files.map((file) => ({ file, patterns: rule.output[1].patterns })) : [];
});

/** Whether the linter lets the files of a glob import something by its value. */
function mayImport(glob: string, specifier: string): boolean {
  const rule = importRules.findLast(({ file }) => file === glob);
  if (rule === undefined) throw new Error(`${glob} has no import rule`);
  const refusing = rule.patterns.filter(({ regex }) => new RegExp(regex, 'u').test(specifier));
  return refusing.length === 0;
}

const layout = read('docs/architecture.md').split('\n## How it is laid out\n')[1]?.split('\n## ')[0] ?? '';
const rows = [...layout.matchAll(/^\| `src\/([\w.-]+)` *\| ([^|]+?) *\| ([^|]*?) *\|$/gmu)]
  .map(([, room = '', what = '', uses = '']) => ({ room, what, uses }))
  .filter(({ room }) => !room.endsWith('.d.mts'));

const folders = readdirSync(new URL('src/', root), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() || /^[\w-]+\.tsx?$/u.test(entry.name))
  .map(({ name }) => name);

/** A module of a room, seen from `src`. */
const moduleOf = (room: string): string => (room.includes('.') ? room : `${room}/one.ts`);
/** What the page says a room may use, by value. */
const usesOf = (cell: string): readonly string[] =>
  [...cell.replaceAll(/types of `[\w/]+`/gu, '').matchAll(/`([\w/]+)`/gu)].map(([, name = '']) => name);

/** The globs of a room's rules with the way from there to `src`. */
function globsOf(room: string): readonly (readonly [glob: string, up: string])[] {
  if (room.includes('.')) return [[`src/${room}`, './']];
  const [top, inside] = [`src/${room}/*`, `src/${room}/*/**`];
  if (room === 'state') return [[top, '../']];
  const hasBoth = importRules.some(({ file }) => file === inside);
  return hasBoth
    ? [
        [top, '../'],
        [inside, '../../'],
      ]
    : [[`src/${room}/**`, '../']];
}

describe('the rooms of the source', () => {
  it('are those of the architecture page’s table', () => {
    expect(rows.map(({ room }) => room).toSorted()).toEqual(folders.toSorted());
  });

  it.each(rows)('let $room use what the table says and nothing else', ({ room, uses }) => {
    const allowed = usesOf(uses);
    for (const [glob, up] of globsOf(room)) {
      const others = folders.filter((one) => one !== room);
      const permitted = others.filter((one) => mayImport(glob, up + moduleOf(one)));
      expect(permitted.toSorted()).toEqual(
        others.filter((one) => allowed.includes(one.split('.')[0] ?? '')).toSorted(),
      );
    }
  });
});

it('the import rules are in the regular expressions that the linter reads, which look neither ahead nor behind', () => {
  const written = importRules.flatMap(({ patterns }) => patterns.map(({ regex }) => regex));
  expect(written.filter((regex) => /\(\?[<!=]/u.test(regex))).toEqual([]);
});

it('sections of the form know each other not, but the place of the script desk', () => {
  const sections = readdirSync(new URL('src/form/', root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(sections.filter((name) => mayImport('src/form/*/**', `../${name}/one.tsx`))).toEqual(['desk']);
  expect(sections.filter((name) => mayImport('src/desk/*/**', `../../form/${name}/one.tsx`))).toEqual(['desk']);
});

describe('the rooms of the state', () => {
  const told = rows.find(({ room }) => room === 'state')?.what.split(': ')[1] ?? '';
  /** In their order; those side by side know nothing of each other. */
  const steps = told.split(', ').map((step) => step.split(' and '));

  it('are those of the architecture page’s table', () => {
    const inside = readdirSync(new URL('src/state/', root), { withFileTypes: true });
    expect(steps.flat().toSorted()).toEqual(
      inside
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  it.each(steps.flatMap((step, at) => step.map((room) => ({ room, at }))))(
    'let $room use those before it',
    ({ room, at }) => {
      const glob = `src/state/${room}/**`;
      const others = steps.flat().filter((one) => one !== room);
      expect(others.filter((one) => mayImport(glob, `../${one}/one.ts`)).toSorted()).toEqual(
        steps.slice(0, at).flat().toSorted(),
      );
      const outside = folders.filter((one) => mayImport(glob, `../../${moduleOf(one)}`));
      expect(outside.toSorted()).toEqual(['api', 'domain']);
    },
  );
});
