import { expect, it } from 'vitest';
import { parseReference } from '../../../src/domain/order/page-settings.ts';

it.each([
  ['spring-26/ticket 7', true],
  [' ~', true],
  ['x'.repeat(200), true],
  ['x'.repeat(201), false],
  ['café', false],
  ['a\tb', false],
  ['a\n', false],
  ['', false],
])('%j is a reference: %j', (value, isOne) => {
  expect(parseReference(value)).toBe(isOne ? value : null);
});
