import { expect, it } from 'vitest';
import { wordFor } from '../../../src/form/texts/use-text.ts';
import fr from '../../../src/text/fr.json';

it('an unknown word stays as the shop wrote it', () => {
  expect([wordFor(fr.shopWords, 'Baritone'), wordFor(fr.shopWords, 'constructor')]).toEqual([
    'Baritone',
    'constructor',
  ]);
});
