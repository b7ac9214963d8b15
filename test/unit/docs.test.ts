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
const sources = ['src', 'demo', 'test', 'rollup', 'scripts'].flatMap((folder) =>
  filesIn(folder, /\.(?:tsx?|mts|mjs)$/u),
);

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

describe('the documents', () => {
  it('have links that lead somewhere', () => {
    const problems = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\(([^)\s]+)\)/gu)].map(([, link = '']) => problemOf(page, link)),
    );
    expect(problems.length).toBeGreaterThan(20);
    expect(problems.filter((problem) => problem !== null)).toEqual([]);
  });

  it('are found from the README, which stays short', () => {
    const readme = read('README.md');
    expect(readme.split('\n').length).toBeLessThanOrEqual(150);
    const documents = [...filesIn('docs', /\.(?:md|json)$/u), 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'];
    expect(documents.filter((path) => !readme.includes(`](${path})`))).toEqual([]);
  });

  it('have the headings that comments name', () => {
    const named = sources.flatMap((path) =>
      [...read(path).matchAll(/docs\/(behaviour|contract)\.md, (.+)/gu)].map(([, page = '', words = '']) => ({
        path,
        page: `docs/${page}.md`,
        words,
      })),
    );
    expect(named.length).toBeGreaterThan(100);
    const isThere = (page: string, words: string): boolean =>
      headingsOf(page).some((heading) => words.startsWith(heading));
    expect(named.filter(({ page, words }) => !isThere(page, words))).toEqual([]);
  });

  it('say what comments quote of them', () => {
    const quoted = sources.flatMap((path) =>
      [...read(path).matchAll(/docs\/(\w+)\.md, [A-Z][\w ]*, (["`])(.+?)\2/gu)].map(([, page = '', , words = '']) => ({
        path,
        page: `docs/${page}.md`,
        words,
      })),
    );
    expect(quoted.length).toBeGreaterThan(3);
    expect(quoted.filter(({ page, words }) => !read(page).includes(words))).toEqual([]);
  });

  it('are what comments refer to, and nothing that is not here', () => {
    const strays = sources.filter((path) => /(?<!docs\/)\b(?:spec|contract)\.md|\bspec\.md/u.test(read(path)));
    expect(strays.filter((path) => !path.endsWith('docs.test.ts'))).toEqual([]);
  });
});
