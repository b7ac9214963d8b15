import { describe, expect, it } from 'vitest';
import { callerPlan } from '../../../../src/domain/scripts/listen/caller-plan.ts';
import { throughMuLaw } from '../../../../src/domain/scripts/listen/mu-law.ts';

describe('what a caller hears', () => {
  it.each([
    [[], 10, []],
    [[null], 10, []],
    [['a'], 0, [{ url: 'a' }]],
    [['a'], 10, [{ url: 'a' }, { seconds: 10 }]],
    [['a', null, 'b'], 5, [{ url: 'a' }, { seconds: 5 }, { url: 'b' }, { seconds: 5 }]],
  ])('of the samples %j with %s s of music is %j', (samples, seconds, plan) => {
    expect(callerPlan(samples, seconds)).toEqual(plan);
  });
});

describe('the mu-law of a telephone line', () => {
  it.each([0, 1, -1])('does not change %s', (sample) => {
    expect(throughMuLaw(sample)).toBeCloseTo(sample, 10);
  });

  it('keeps quiet sounds finer than loud ones', () => {
    const error = (sample: number): number => Math.abs(throughMuLaw(sample) - sample);
    expect(Math.max(error(0.011), error(0.012), error(0.013))).toBeLessThan(0.0005);
    expect(Math.max(error(0.91), error(0.92), error(0.93))).toBeGreaterThan(0.005);
  });
});
