import { describe, expect, it } from 'vitest';
import { isSame } from '../../../src/domain/common/is-same.ts';

describe('two values', () => {
  it.each<[unknown, unknown]>([
    [1, 1],
    ['a', 'a'],
    [null, null],
    [undefined, undefined],
    [Number.NaN, Number.NaN],
    [[], []],
    [{}, {}],
    [
      [1, [2, { a: 'b' }]],
      [1, [2, { a: 'b' }]],
    ],
    [
      { a: 1, b: { c: null } },
      { b: { c: null }, a: 1 },
    ],
    [{ a: undefined }, { a: undefined }],
  ])('%j and %j are the same', (one, other) => {
    expect(isSame(one, other)).toBe(true);
    expect(isSame(other, one)).toBe(true);
  });

  it.each<[unknown, unknown]>([
    [1, 2],
    [1, '1'],
    [0, false],
    [null, undefined],
    [null, {}],
    [0, -0],
    [[], {}],
    [[1], { 0: 1 }],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
    [{ a: undefined }, { b: 1 }],
    [{ a: undefined }, { b: undefined }],
    [{ a: undefined }, {}],
  ])('%j and %j are not', (one, other) => {
    expect(isSame(one, other)).toBe(false);
    expect(isSame(other, one)).toBe(false);
  });
});
