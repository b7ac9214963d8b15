// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsIn } from '../../demo/shop/text/texts.ts';
import { healthText } from '../../src/health/text.ts';
import { deskTexts } from '../../src/text/desk-texts.ts';
import { en } from '../../src/text/en.ts';

type Entry = readonly [path: string, words: string];

/** What texts of values are said with: the first that they take. */
const samples: readonly (readonly unknown[])[] = [
  [2, 3, 4],
  [['string', 'array']],
  [['firstName', 'lastName']],
  ['Menu', ['Emma', 'James']],
];

function said(text: object): unknown {
  for (const sample of samples) {
    try {
      return typeof text === 'function' ? Reflect.apply(text, undefined, sample) : text;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  throw new Error('There is nothing to say a text with.');
}

/** Every text by its path. */
function wordsOf(value: unknown, path: string): readonly Entry[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return wordsOf(said(value), path);
  return Object.entries(value ?? {}).flatMap(([key, part]) => wordsOf(part, `${path}.${key}`));
}

/** What the partner kit's page says, line by line. */
const kit = readFileSync(new URL('../../demo/pages/kit/index.html', import.meta.url), 'utf8')
  .replaceAll(/<(script|style|pre)[^]*?<\/\1>|<!--[^]*?-->/gu, '')
  .replaceAll(/\s*<[^>]+>\s*/gu, '\n')
  .split(/\n\s*/u)
  .map((words): Entry => ['kit', words]);

/** Code, fields, headers and endings of files within a text are written as they are. */
const code = /[\w-]+="[^"]*"|import '[^']*';|^"2"|^'self'$|content-type: \w+|\.(?=txt|csv|tsv)/gu;

const wrongIn = (entries: readonly Entry[], wrong: RegExp): readonly Entry[] =>
  entries.filter(([, words]) => wrong.test(words.replaceAll(code, '')));

describe('English', () => {
  // Scripts are for buyers to edit, with the apostrophes that keyboards have; specified texts stay to the letter.
  const asSpecified = /\.templates\.|\.noPrompts$|\.(?:processing|orderCreated|aiRetry|aiRetryLimited)$/u;
  const ours = [...wordsOf(en, 'form'), ...wordsOf(deskTexts, 'desk')].filter(([path]) => !asSpecified.test(path));
  const others = [...wordsOf(healthText, 'health'), ...wordsOf(textsIn('en'), 'shop'), ...kit];

  it('is set as in print: one space, true quotes, apostrophes and ellipses, no space before a mark', () => {
    expect(ours.length).toBeGreaterThan(300);
    expect(others.length).toBeGreaterThan(400);
    expect(wrongIn([...ours, ...others], /\s{2}|'|"|\.{3}|\s[,.;:?!%]/u)).toEqual([]);
  });
});

describe.each([
  ['fr', /[^\u00a0](?::|%)(?!\/\/)|«[^\u00a0]|[^\u00a0]»|\s[;!?.…,]|'|\.\.\.|"|\s{2}|\d[^\u00a0]\$/u],
  ['es', /\s{2}|\s[,.;:?!…%”)](?!\w)|[¿¡“(]\s|'|"|\.{2}/u],
] as const)('the shop and its mails in %s', (language, wrong) => {
  const entries = wordsOf(textsIn(language), language);

  it('are set as in print', () => {
    expect(wrongIn(entries, wrong)).toEqual([]);
  });

  it('leave nothing in English', () => {
    const foreign = /\b(?:the|your|you|and|with|of|for|please|voice|track|order|call|press)\b/iu;
    expect(wrongIn(entries, foreign)).toEqual([]);
    const alike = new Set(wordsOf(textsIn('en'), language).map(([path, words]) => `${path} ${words}`));
    const same = entries.filter(([path, words]) => /\p{L}{3}/u.test(words) && alike.has(`${path} ${words}`));
    const both =
      /^(?:service|messages?|2 messages|subtotal|total|total \(2\)|error: 2|menu|cvc|[ghpq]st|\d\. corrections)$/iu;
    expect(same.filter(([, words]) => !both.test(words))).toEqual([]);
  });
});
