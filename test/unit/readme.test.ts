import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { withPolicy } from '../../demo/partner/policies.ts';
import { reflected } from '../../src/element/reflect.ts';
import { sandboxTokens } from '../../src/health/text.ts';

const root = new URL('../../', import.meta.url).pathname;
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const embedding = read('docs/embedding.md');
/** All that tells of commands and shows pictures. */
const documents = ['README.md', 'CONTRIBUTING.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)]
  .filter((path) => path.endsWith('.md'))
  .map(read)
  .join('\n');

/** The first cells of the embedding page's table under a heading, without backticks. */
function firstCells(heading: string): readonly string[] {
  const section = embedding.split(`\n## ${heading}\n`)[1]?.split(/\n##/)[0] ?? '';
  return [...section.matchAll(/^\| `([^`]+)` *\|/gm)].map(([, cell]) => cell ?? '');
}

/** Directive and value of each row of the embedding page's table under a heading, as in a policy. */
function policyRows(heading: string): readonly string[] {
  const section = embedding.split(`\n## ${heading}\n`)[1]?.split(/\n##/)[0] ?? '';
  return [...section.matchAll(/^\| `([^`]+)` *\| `([^`]+)` *\|/gm)].map((row) => row.slice(1).join(' ')).toSorted();
}

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''))].toSorted();

function sources(folder: string): string {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && statSync(join(root, folder, path)).isFile())
    .map((path) => read(join(folder, path)))
    .join('\n');
}

const partsSentence = (): string => /`::part\(\)`: ([^.]+)\./.exec(embedding)?.[1] ?? '';

const described = v.array(v.object({ name: v.string(), description: v.string() }));
const [declaration] = v.parse(
  v.object({
    modules: v.tuple([
      v.object({
        declarations: v.tuple([
          v.object({ attributes: described, events: described, cssProperties: described, cssParts: described }),
        ]),
      }),
    ]),
  }),
  JSON.parse(read('dist/custom-elements.json')),
).modules[0].declarations;

describe('the tables of the embedding page', () => {
  it('lists the sandbox tokens that the health report and the demo page list', () => {
    expect(firstCells('In a frame').flatMap((cell) => cell.split(' '))).toEqual(['sandbox', ...sandboxTokens]);
    const [, used = ''] = /sandbox="([^"]+)"/u.exec(read('demo/pages/frames/sandbox-that-fits.html')) ?? [];
    expect(used.split(' ').toSorted()).toEqual(sandboxTokens.toSorted());
  });

  it('names every attribute and no other', () => {
    const others = matches(read('src/element/voice-order-form.ts'), /Object\.values\(reflected\), ([^\]]+)\]/g).join();
    const expected = [...Object.values(reflected), ...matches(others, /'([\w-]+)'/g)];
    expect(firstCells('Attributes').toSorted()).toEqual(expected.toSorted());
  });

  it('names every event and no other', () => {
    const events = matches(read('src/state/host/host.ts'), /'(voice-order-[a-z]+)':/g);
    expect(firstCells('Events').toSorted()).toEqual(events);
  });

  it('names every custom property and no other', () => {
    const properties = matches(sources('src'), /var\((--voice-order-[a-z-]+)/g);
    expect(firstCells('Styling').toSorted()).toEqual(properties);
  });

  it('names every part and no other', () => {
    const parts = matches(sources('src'), /part=(?:"([\w-]+)"|\{)/g).filter((part) => part !== '');
    const inButton = matches(read('src/ui/button.tsx'), /'button (button-primary)'/g);
    expect(matches(partsSentence(), /`([\w-]+)`/g)).toEqual([...new Set([...parts, ...inButton])].toSorted());
  });

  it.each([
    ['attributes', () => firstCells('Attributes')],
    ['events', () => firstCells('Events')],
    ['cssProperties', () => firstCells('Styling')],
    ['cssParts', () => matches(partsSentence(), /`([\w-]+)`/g)],
  ] as const)('names the %s of the manifest for editors', (kind, inReadme) => {
    expect(declaration[kind].map(({ name }) => name).toSorted()).toEqual([...inReadme()].toSorted());
    for (const { description } of declaration[kind]) expect(description).toMatch(/\.$/);
  });

  /** Directives and their values as a demo page is sent with them, without what is the page's own. */
  const sent = (policy: string): readonly string[] =>
    policy
      .split(/; */)
      .map((line) => line.replace(" 'self'", ''))
      .filter((line) => !/^(?:default-src|style-src|base-uri|form-action|require-trusted)|'none'$/.test(line))
      .toSorted();

  it('names what a strict policy needs, as on its demo page', () => {
    const policy = /content="(default-src[^"]+)"/.exec(read('demo/pages/strict-csp.html'))?.[1] ?? '';
    expect(policyRows('Content security policy')).toEqual(sent(policy));
  });

  it('names what a strict policy needs with Stripe.js, as on its demo page', () => {
    const header = withPolicy('csp/stripe.html', '').headers['content-security-policy'] ?? '';
    const lines = sent(header).map((line) => line.replace(' https://shop.example', ''));
    expect(policyRows('Content security policy with Stripe.js')).toEqual(lines.filter((line) => line.includes(' ')));
  });

  it('names what a sandbox needs, as on its demo page', () => {
    const tokens = /sandbox="([^"]+)"/.exec(read('demo/pages/frames/sandbox-that-fits.html'))?.[1]?.split(' ');
    const told = firstCells('In a frame')
      .flatMap((cell) => cell.split(' '))
      .filter((cell) => cell !== 'sandbox');
    expect(told.toSorted()).toEqual(tokens?.toSorted());
  });

  it('names every setting of the shop', () => {
    const settings = matches(read('demo/shop/config.ts'), /\b(?:read|readCount)\(env, '(\w+)'/g);
    expect(settings.length).toBeGreaterThan(20);
    expect(settings.filter((name) => !read('docs/shop.md').includes(`\`${name}\``))).toEqual([]);
  });

  it('names scripts that exist', () => {
    const manifest: unknown = JSON.parse(read('package.json'));
    for (const name of matches(documents, /npm run ([\w:]+)/g)) expect(manifest).toHaveProperty(['scripts', name]);
  });

  it('shows pictures that exist', () => {
    const pictures = matches(read('README.md'), /!\[[^\]]*\]\(([^)]+)\)/g);
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) expect(statSync(join(root, picture)).size).toBeGreaterThan(1000);
  });
});

/** The frames of an animated WebP, by how many milliseconds each lasts. */
function framesOf(file: Buffer): readonly number[] {
  const frames: number[] = [];
  for (let at = 12; at < file.length;) {
    const length = file.readUInt32LE(at + 4);
    if (file.toString('latin1', at, at + 4) === 'ANMF') frames.push(file.readUIntLE(at + 8 + 12, 3));
    at += 8 + length + (length % 2);
  }
  return frames;
}

it('shows a short recording of the form', () => {
  expect(read('README.md')).toContain('](docs/recording.webp)');
  const file = readFileSync(join(root, 'docs/recording.webp'));
  expect(file.length).toBeLessThan(2_000_000);
  const frames = framesOf(file);
  expect(frames.length).toBeGreaterThan(50);
  const seconds = frames.reduce((sum, one) => sum + one, 0) / 1000;
  expect(seconds).toBeGreaterThan(10);
  expect(seconds).toBeLessThan(20);
});
