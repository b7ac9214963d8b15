import { isDeepStrictEqual } from 'node:util';
import { anything, assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import { isSame } from '../../../src/domain/common/json.ts';

/** Values of few kinds, so that two of them are often the same. */
const value = anything({
  key: constantFrom('a', 'b'),
  values: [constantFrom(0, -0, 1, '1', Number.NaN, false, null, undefined)],
  maxDepth: 2,
  maxKeys: 2,
});

it('two plain values are the same if all in them is', () => {
  assert(
    property(value, value, (one, other) => {
      expect(isSame(one, other)).toBe(isDeepStrictEqual(one, other));
      expect(isSame(one, structuredClone(one))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
