import { describe, expect, it } from 'vitest';
import { countryCodes, hasStates, statesOf } from '../../../src/domain/buyer/regions.ts';

const withStates = countryCodes.filter(hasStates);
const codesOf = (country: string): readonly string[] => statesOf(country).map(({ code }) => code);

describe('country codes', () => {
  it('are distinct, sorted and well formed', () => {
    expect(new Set(countryCodes).size).toBe(countryCodes.length);
    expect(countryCodes).toEqual(countryCodes.toSorted());
    for (const code of countryCodes) expect(code).toMatch(/^[A-Z]{2}$/u);
  });

  it('all have a name', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(countryCodes.filter((code) => !names.of(code))).toEqual([]);
  });

  it('leave out places without postal addresses', () => {
    expect(countryCodes).toHaveLength(244);
    for (const code of ['AQ', 'BV', 'HM', 'TF', 'UM']) expect(countryCodes).not.toContain(code);
  });
});

describe('states', () => {
  it('are known for the countries whose addresses name one', () => {
    expect(withStates.join(' ')).toBe('AE AR AU BR CA CN ES IN IT JP KR MX MY TW US');
    for (const country of ['CA', 'US']) expect(hasStates(country)).toBe(true);
    for (const country of ['DE', 'GB', 'PR', 'ca', '']) expect(hasStates(country)).toBe(false);
  });

  it.each([
    ['AE', 7],
    ['AR', 24],
    ['AU', 8],
    ['BR', 27],
    ['CA', 13],
    ['CN', 31],
    ['ES', 52],
    ['IN', 36],
    ['IT', 107],
    ['JP', 47],
    ['KR', 17],
    ['MX', 32],
    ['MY', 16],
    ['TW', 22],
    ['US', 59],
  ])('of %s are complete: %i', (country, count) => {
    expect(statesOf(country)).toHaveLength(count);
  });

  it.each(withStates)('of %s have distinct, well-formed codes and names', (country) => {
    const states = statesOf(country);
    expect(new Set(codesOf(country)).size).toBe(states.length);
    expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
    for (const { code, name } of states) {
      expect(code).toMatch(/^([A-Z]{1,3}|\d\d)$/u);
      expect(name).toMatch(/^\p{Lu}[\p{L} '-]+$/u);
    }
  });

  it('use the codes of postal addresses', () => {
    expect(codesOf('CA').join(' ')).toBe('AB BC MB NB NL NT NS NU ON PE QC SK YT');
    expect(codesOf('US')).toEqual(expect.arrayContaining(['NY', 'DC', 'PR', 'GU', 'AA', 'AE', 'AP']));
    expect(statesOf('IT')).toContainEqual({ code: 'MI', name: 'Milano' });
    expect(statesOf('AU')).toContainEqual({ code: 'NSW', name: 'New South Wales' });
  });

  it('count their codes where the list has none', () => {
    expect(statesOf('JP')[0]).toEqual({ code: '01', name: 'Hokkaido' });
    expect(statesOf('JP').at(-1)).toEqual({ code: '47', name: 'Okinawa' });
    expect(statesOf('MY')).toContainEqual({ code: '14', name: 'Kuala Lumpur' });
  });

  it('are none for a country without, or for one that is not known', () => {
    for (const country of ['DE', 'XX', '', 'toString', '__proto__']) {
      expect(statesOf(country)).toEqual([]);
      expect(hasStates(country)).toBe(false);
    }
  });

  it('are parsed once', () => {
    expect(statesOf('US')).toBe(statesOf('US'));
  });
});
