import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const pages = [
  'README.md',
  'llms.txt',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];

const read = (file: string): string => readFileSync(file, 'utf8').replaceAll(/^ *```.*?^ *```$/gmsu, '');

/** The anchor of a heading, as GitHub and most viewers make it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const headings = (file: string, level = '#{1,6}'): readonly string[] =>
  [...read(file).matchAll(new RegExp(`^${level} (.+)$`, 'gmu'))].map(([, heading = '']) => anchorOf(heading));

/** The links of a page, without code: those to other files count from its folder. */
const linksOf = (file: string): readonly string[] =>
  [...read(file).matchAll(/\]\(([^)\s]+)\)/gu)].map(([, link = '']) => link).filter((link) => !/^https?:/u.test(link));

function isBroken(file: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? file : join(dirname(file), path);
  if (!existsSync(target)) return true;
  return anchor !== undefined && !headings(target).includes(anchor);
}

describe('the documents', () => {
  it.each(pages)('%s has links that lead somewhere', (file) => {
    expect(linksOf(file).filter((link) => isBroken(file, link))).toEqual([]);
  });
});
