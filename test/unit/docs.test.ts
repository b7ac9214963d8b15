import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Paths from the root, of files whose name fits, but those that nobody here wrote. */
function filesIn(folder: string, name: RegExp): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'assets', 'drizzle'].includes(entry.name) ? [] : filesIn(path, name);
    return name.test(entry.name) ? [path] : [];
  });
}

const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...['docs', 'test', 'demo', 'src'].flatMap((folder) => filesIn(folder, /\.md$/u)),
];
const headingsOf = (page: string): readonly string[] =>
  [...read(page).matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) => heading);

/** As links name a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/gu, '')
    .replaceAll(' ', '-');

/** Why a link of a page leads nowhere, or null. Those to other sites are not followed. */
function problemOf(page: string, link: string): string | null {
  if (/^[a-z]+:/u.test(link)) return null;
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : relative(root, join(root, dirname(page), path));
  if (!existsSync(join(root, target))) return `${page}: ${link} is not there`;
  const isFound = anchor === undefined || headingsOf(target).map(anchorOf).includes(anchor);
  return isFound ? null : `${page}: ${link} has no such heading`;
}

/** The files and folders that a page names between backticks, but placeholders such as `NAME.ts`. */
const pathsOn = (page: string): readonly string[] =>
  [...read(page).matchAll(/`([\w.*-]+(?:\/[\w.*-]+)+|[\w.-]+\.(?:ts|tsx|mts|json|html))`/gu)]
    .map(([, path = '']) => path.replace('*', 'en'))
    .filter((path) => !/NAME|CODE/u.test(path));

describe('the documents', () => {
  it('have links that lead somewhere', () => {
    const problems = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\(([^)\s]+)\)/gu)].map(([, link = '']) => problemOf(page, link)),
    );
    expect(problems.length).toBeGreaterThan(20);
    expect(problems.filter((problem) => problem !== null)).toEqual([]);
  });

  it('name files of the architecture by paths that exist', () => {
    const paths = pathsOn('docs/architecture.md');
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
