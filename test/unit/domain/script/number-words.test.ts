import { expect, it } from 'vitest';
import { en } from '../../../../src/domain/scripts/languages/en.ts';
import { es } from '../../../../src/domain/scripts/languages/es.ts';
import { fr } from '../../../../src/domain/scripts/languages/fr.ts';
import { numberWords } from '../../../../src/domain/scripts/number-words.ts';

const rows = [
  // In English, French and Spanish.
  [0, [1, 1, 1]],
  [16, [1, 1, 1]],
  [17, [1, 2, 1]],
  [21, [2, 3, 1]],
  [45, [2, 2, 3]],
  [70, [1, 2, 1]],
  [71, [2, 3, 3]],
  [80, [1, 2, 1]],
  [97, [2, 4, 3]],
  [100, [2, 1, 1]],
  [200, [2, 2, 1]],
  [1250, [5, 4, 3]],
  [1_000_000, [2, 2, 2]],
] as const;

it.each(rows)('the number %i has %j words', (value, words) => {
  expect([en, fr, es].map(({ numbers }) => numberWords(value, numbers))).toEqual(words);
});
