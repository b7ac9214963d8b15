import { expect, it } from 'vitest';
import { healthText, type HealthText } from '../../../src/health/text.ts';

type Say = (...values: string[]) => HealthText;

it('the health report says what to do in a sentence of its own', () => {
  const lines = Object.values<Say>(healthText.checks).map((say) => say('some', 'other', 'words'));
  expect(lines.filter(([what, todo]) => todo !== undefined && !/[.:]$/u.test(what))).toEqual([]);
});

const url = 'https://shop.example/api';
it.each<[keyof typeof healthText.checks, ...string[]]>([
  ['script', '1.0.0', url],
  ['scripts', '1.0.0', url, url],
  ['reached', url],
  ['refused', url],
  ['foreign', url],
  ['mistyped', url, 'api-url', url],
  ['shopPath', 'shop-url', 'shop', url],
  ['cors', url],
  ['mixed', url],
  ['unreachable', url],
  ['missingTexts', 'fr', url],
  ['missingDesk', url],
])('the health report’s %s names an address that can be copied without a mark', (code, ...values) => {
  const say: Say = healthText.checks[code];
  const [what] = say(...values);
  expect(what.split(/\s/u)).toContain(url);
});
