import { expect, it } from 'vitest';
import { findAddresses } from '../../../../../src/domain/scripts/check/addresses.ts';
import { findSigns } from '../../../../../src/domain/scripts/check/signs.ts';
import { standardLanguage } from '../../../../../src/domain/scripts/languages/languages.ts';

// With quadratic time, these would take minutes; a text may come from somebody else's link.
it.each(['日', 'a', '1'])('a long run of %s is checked quickly', (sign) => {
  const text = sign.repeat(100_000);
  expect([findSigns(text, standardLanguage), findAddresses(text, standardLanguage)]).toEqual([[], []]);
});
