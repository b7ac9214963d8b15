import { countryCodes } from '../../domain/buyer/regions.ts';

/** Not every browser knows the time zones of a country. */
type LocaleWithTimeZones = Intl.Locale & {
  readonly timeZones?: readonly string[] | undefined;
  readonly getTimeZones?: () => readonly string[] | undefined;
};

function timeZonesOf(country: string): readonly string[] {
  const locale: LocaleWithTimeZones = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** The country of the browser's time zone, or else that of the page's language; empty if neither has one. */
export function guessCountry(language: string): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const country = countryCodes.find((code) => timeZonesOf(code).includes(timeZone));
  return country ?? new Intl.Locale(language).region ?? '';
}
