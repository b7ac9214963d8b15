import { describe, expect, it } from 'vitest';
import { reconcile, type Reconciliation } from '../../../src/domain/order/reconcile.ts';

/**
 * Whether ours is untouched, of the same lineage, has unsaved work, is asked about, or takes precedence, and whether
 * theirs is untouched: `+` yes, `-` no, `.` either. The first matching row counts.
 */
const table: readonly (readonly [string, Reconciliation, string])[] = [
  ['+ . . - . .', 'take', 'nothing of ours is lost'],
  ['- + - - - .', 'take', 'theirs goes on with ours, which is all in it'],
  ['. . . . . +', 'forget', 'there is nothing in theirs'],
  ['. . . . + -', 'keep', 'ours is being paid for, or moves there'],
  ['- + + . - -', 'ask', 'ours is not all in it'],
  ['- - . . - -', 'ask', 'theirs is another order'],
  ['. . . + - -', 'ask', 'the buyer has not answered yet'],
];

const cases = Array.from({ length: 64 }, (_, number) =>
  [32, 16, 8, 4, 2, 1].map((bit) => ((number & bit) === 0 ? '-' : '+')).join(' '),
);

const rowOf = (given: string) =>
  table.find(([pattern]) => pattern.split('').every((sign, at) => sign === '.' || sign === given[at]));

describe('an order that another tab has saved', () => {
  it.each(cases)('with %s is handled according to the table', (given) => {
    const [isUntouched, isSameLine, hasOpenWork, isAsked, goesFirst, areTheirsUntouched] = given
      .split(' ')
      .map((sign) => sign === '+');
    const ours = {
      isUntouched: isUntouched === true,
      lineage: 'a',
      hasOpenWork: hasOpenWork === true,
      isAsked: isAsked === true,
      goesFirst: goesFirst === true,
    };
    const theirs = { isUntouched: areTheirsUntouched === true, lineage: isSameLine === true ? 'a' : 'b' };
    expect(reconcile(ours, theirs)).toBe(rowOf(given)?.[1]);
  });

  it.each(table.map((row) => ({ row, pattern: row[0] })))('is covered by the row $pattern', ({ row }) => {
    expect(cases.filter((given) => rowOf(given) === row)).not.toEqual([]);
  });
});
