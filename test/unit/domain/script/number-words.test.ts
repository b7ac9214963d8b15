import { describe, expect, it } from 'vitest';
import { en } from '../../../../src/domain/scripts/languages/en.ts';
import { es } from '../../../../src/domain/scripts/languages/es.ts';
import { fr } from '../../../../src/domain/scripts/languages/fr.ts';
import { numberWords } from '../../../../src/domain/scripts/number-words.ts';

const rows = [
  // In English, French and Spanish.
  [0, [1, 1, 1]],
  [7, [1, 1, 1]],
  [16, [1, 1, 1]],
  [17, [1, 2, 1]],
  [20, [1, 1, 1]],
  [21, [2, 3, 1]],
  [45, [2, 2, 3]],
  [60, [1, 1, 1]],
  [70, [1, 2, 1]],
  [71, [2, 3, 3]],
  [77, [2, 3, 3]],
  [80, [1, 2, 1]],
  [81, [2, 3, 3]],
  [97, [2, 4, 3]],
  [100, [2, 1, 1]],
  [200, [2, 2, 1]],
  [365, [4, 4, 4]],
  [1000, [2, 1, 1]],
  [1250, [5, 4, 3]],
  [2026, [4, 4, 3]],
  [1_000_000, [2, 2, 2]],
] as const;

describe('numbers', () => {
  it.each(rows)('%i has %j words', (value, words) => {
    expect([en, fr, es].map(({ numbers }) => numberWords(value, numbers))).toEqual(words);
  });
});
