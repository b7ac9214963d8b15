import { describe, expect, it } from 'vitest';
import { countryCodes, hasStates, statesOf } from '../../../src/domain/buyer/regions.ts';

const withStates = countryCodes.filter(hasStates);

it('country codes are unique and have a name', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(new Set(countryCodes).size).toBe(countryCodes.length);
  expect(countryCodes.filter((code) => !names.of(code))).toEqual([]);
});

describe('states', () => {
  it.each(withStates)('of %s have unique codes and names', (country) => {
    const states = statesOf(country);
    expect(new Set(states.map(({ code }) => code)).size).toBe(states.length);
    expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
    for (const { code, name } of states) {
      expect(code).toMatch(/^([A-Z]{1,3}|\d\d)$/u);
      expect(name).toMatch(/^\p{Lu}[\p{L} '-]+$/u);
    }
  });

  it.each([
    ['CA', 13, { code: 'QC', name: 'Quebec' }],
    ['US', 59, { code: 'NY', name: 'New York' }],
    ['IT', 107, { code: 'MI', name: 'Milano' }],
    ['JP', 47, { code: '01', name: 'Hokkaido' }],
  ])('of %s are %i, with postal codes', (country, count, one) => {
    expect(statesOf(country)).toHaveLength(count);
    expect(statesOf(country)).toContainEqual(one);
  });

  it.each(['DE', 'ca', 'XX', '', 'toString', '__proto__'])('do not exist in %j', (country) => {
    expect([statesOf(country), hasStates(country)]).toEqual([[], false]);
  });
});
