import { expect, it } from 'vitest';
import { fillCompany } from '../../../src/domain/scripts/check/placeholders.ts';

it.each([
  ['Acme', 'Welcome to Acme. Acme is open.'],
  ['Acme Ltd.', 'Welcome to Acme Ltd. Acme Ltd. is open.'],
  ['$& Inc.', 'Welcome to $& Inc. $& Inc. is open.'],
  ['  ', 'Welcome to [Company]. [Company] is open.'],
])('fills in %j with one full stop at the end of a sentence', (company, filled) => {
  expect(fillCompany('Welcome to [Company]. [Company] is open.', '[Company]', company)).toBe(filled);
});
