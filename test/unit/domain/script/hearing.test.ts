import { expect, it } from 'vitest';
import { callerPlan } from '../../../../src/domain/scripts/listen/loop.ts';

it.each([
  [[], 10, []],
  [[null], 10, []],
  [['a'], 0, [{ url: 'a' }]],
  [['a'], 10, [{ url: 'a' }, { seconds: 10 }]],
  [['a', null, 'b'], 5, [{ url: 'a' }, { seconds: 5 }, { url: 'b' }, { seconds: 5 }]],
])('a caller hears of the samples %j with %s s of music: %j', (samples, seconds, plan) => {
  expect(callerPlan(samples, seconds)).toEqual(plan);
});
