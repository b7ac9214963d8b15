import { expect, it } from 'vitest';
import { addressProblem } from '../../../demo/shop/ordering/address.ts';
import { refusals } from '../../../demo/shop/text/en/refusals.ts';

it.each([
  ['', '', 'Country is required for tax calculation.'],
  [' ', 'ON', 'Country is required for tax calculation.'],
  ['CA', '', 'State/Province is required for tax calculation in this country.'],
  ['FR', 'ON', 'This country does not have states/provinces.'],
  ['CA', 'NY', 'Unable to validate address. Please check your country and state.'],
  ['XX', '', 'Unable to validate address. Please check your country and state.'],
  ['CA', 'ON', null],
  ['FR', '', null],
])('the shop’s check of the address "%s", "%s" results in %j', (country, state, problem) => {
  const code = addressProblem({ country, state });
  expect(code && refusals[code]()).toBe(problem);
});
