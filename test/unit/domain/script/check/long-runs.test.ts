import { expect, it } from 'vitest';
import { findAddresses } from '../../../../../src/domain/scripts/check/addresses.ts';
import { findSigns } from '../../../../../src/domain/scripts/check/signs.ts';
import { en } from '../../../../../src/domain/scripts/languages/en.ts';

// In steps that grow with the square of the length these would take minutes; a text may come by a link of somebody else's.
it.each(['日', 'a', '1'])('a long run of %s is checked quickly', (sign) => {
  const text = sign.repeat(100_000);
  expect([findSigns(text, en), findAddresses(text, en)]).toEqual([[], []]);
});
