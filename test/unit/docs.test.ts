import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

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

const headings = (file: string): readonly string[] =>
  [...read(file).matchAll(/^#{1,6} (.+)$/gmu)].map(([, heading = '']) => anchorOf(heading));

/** Whether a link leads nowhere: those to other files count from the page's folder. */
function isBroken(file: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? file : join(dirname(file), path);
  return !existsSync(target) || (anchor !== undefined && !headings(target).includes(anchor));
}

it.each(pages)('%s has links that lead somewhere', (file) => {
  const links = [...read(file).matchAll(/\]\((?!https?:)([^)\s]+)\)/gu)].map(([, link = '']) => link);
  expect(links.filter((link) => isBroken(file, link))).toEqual([]);
});
