// @vitest-environment node
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { timesIn } from '../../scripts/broken/break.ts';
import { breaks } from '../../scripts/broken/breaks.ts';

it.each(breaks)('can be broken on purpose: $what', (one) => {
  expect([timesIn(one), existsSync(one.test)]).toEqual([1, true]);
});
