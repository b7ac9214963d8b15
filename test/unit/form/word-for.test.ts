import { expect, it } from 'vitest';
import { soundtracks } from '../../../demo/shop/seed/soundtracks.ts';
import { voices } from '../../../demo/shop/seed/voices.ts';
import { wordFor } from '../../../src/form/texts/use-text.ts';
import es from '../../../src/text/es.json';
import fr from '../../../src/text/fr.json';

/** The reference shop's English tags and categories, as returned while the language changes. */
const shopWords = new Set([
  ...voices.flatMap(({ tags }) => tags),
  ...soundtracks.flatMap(({ categories }) => categories),
]);

it.each([
  ['French', fr],
  ['Spanish', es],
])('every word of the shop is translated into %s, in any case', (_language, { shopWords: words }) => {
  expect(shopWords).toContain('British');
  const known = new Set(Object.values(words));
  const unknown = [...shopWords].filter((word) => !known.has(wordFor(words, word)));
  // Called so in each of them.
  expect(unknown).toEqual(['jazz']);
});

it('an unknown word stays as the shop wrote it', () => {
  expect([wordFor(fr.shopWords, 'Baritone'), wordFor(fr.shopWords, 'constructor')]).toEqual([
    'Baritone',
    'constructor',
  ]);
});
