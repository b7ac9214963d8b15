import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
const engines = v.object({ node: v.optional(v.string()) });
const needed = v.object({ optional: v.optional(v.boolean()), engines: v.optional(engines) });
const { packages } = v.parse(v.object({ packages: v.record(v.string(), needed) }), read('package-lock.json'));
const own = v.parse(v.object({ engines: v.object({ node: v.string() }) }), read('package.json')).engines.node;

type Version = readonly [major: number, minor: number, patch: number];

function versionOf(text: string): Version {
  const [major = 0, minor = 0, patch = 0] = text.split('.').map((part) => Number.parseInt(part, 10) || 0);
  return [major, minor, patch];
}

function isAtLeast(version: Version, least: Version): boolean {
  const differing = version.findIndex((part, index) => part !== least[index]);
  return differing === -1 || (version[differing] ?? 0) > (least[differing] ?? 0);
}

/** Whether a version fits one of the alternatives of a range: `>=18`, `^20.19.0`, `20` or `*`. */
function fits(version: Version, range: string): boolean {
  return range.split('||').some((alternative) => {
    const [, sign = '', text = ''] = /^(>=|\^|~)?v?(.*)$/u.exec(alternative.trim().replace(/^(\D+) +/u, '$1')) ?? [];
    if (text === '*' || text === '') return true;
    const least = versionOf(text);
    return isAtLeast(version, least) && (sign === '>=' || version[0] === least[0]);
  });
}

it('every package that is installed runs on the oldest Node that the README and package.json name', () => {
  const oldest = versionOf(own.replace('>=', ''));
  const unfit = Object.entries(packages).filter(
    ([, { optional, engines: range }]) => optional !== true && !fits(oldest, range?.node ?? '*'),
  );
  expect(unfit.map(([path, { engines: range }]) => `${path} needs ${range?.node ?? ''}`)).toEqual([]);
  expect(readFileSync(new URL('../../README.md', import.meta.url), 'utf8')).toContain(
    `Node ${oldest[0]}.${oldest[1]} or newer`,
  );
});
