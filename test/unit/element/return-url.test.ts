// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://partner.example/order/audio?id=1#top" }
import { beforeEach, expect, it, vi } from 'vitest';
import { returnUrlOf } from '../../../src/element/return-url.ts';
import { checkAttributes } from '../../../src/health/check-attributes.ts';

// happy-dom has no such property.
beforeEach(() => vi.stubGlobal('origin', 'https://partner.example'));

const page = 'https://partner.example/order/audio';

it.each([
  [null, page, true],
  [' ', page, true],
  ['/order/audio?id=1', `${page}?id=1`, true],
  ['?id=2#part', `${page}?id=2`, true],
  ['https://partner.example/', 'https://partner.example/', true],
  ['https://elsewhere.example/', page, false],
  ['http://partner.example/', page, false],
  ['javascript:alert(1)', page, false],
  ['https://', page, false],
])('return-url=%j leads to %s', (value, expected, isUsed) => {
  const element = document.createElement('div');
  if (value !== null) element.setAttribute('return-url', value);
  expect(returnUrlOf(element)).toBe(expected);
  // The health report names a value that is ignored.
  expect(checkAttributes(element).length === 0).toBe(isUsed);
});
