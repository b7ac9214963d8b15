import { describe, expect, it } from 'vitest';
import { addressProblem } from '../../../demo/shop/ordering/address.ts';

describe('the address check of the shop', () => {
  it.each([
    ['', '', 'Country is required for tax calculation.'],
    [' ', 'ON', 'Country is required for tax calculation.'],
    ['CA', '', 'State/Province is required for tax calculation in this country.'],
    ['FR', 'ON', 'This country does not have states/provinces.'],
    ['CA', 'NY', 'Unable to validate address. Please check your country and state.'],
    ['XX', '', 'Unable to validate address. Please check your country and state.'],
    ['CA', 'ON', null],
    ['FR', '', null],
  ])('of "%s" and "%s" says %j', (country, state, problem) => {
    expect(addressProblem({ country, state })).toBe(problem);
  });
});
