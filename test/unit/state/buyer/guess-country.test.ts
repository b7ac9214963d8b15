import { afterEach, expect, it, vi } from 'vitest';
import { guessCountry } from '../../../../src/state/buyer/guest-details.ts';

afterEach(() => vi.restoreAllMocks());

function be(timeZone: string): void {
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
}

it.each([
  ['America/Halifax', 'en-US', 'CA'],
  ['America/Chicago', 'fr-CA', 'US'],
  ['Europe/Berlin', 'en', 'DE'],
  ['UTC', 'en-GB', 'GB'],
  ['UTC', 'fr', ''],
])('the guess of a buyer’s country in the time zone %s, on a page in %s, is "%s"', (timeZone, language, country) => {
  be(timeZone);
  expect(guessCountry(language)).toBe(country);
});
