import { useMemo } from 'react';
import { countryCodes } from '../../domain/buyer/regions.ts';
import { sortedOptions, type Option } from '../../ui/field/inputs.tsx';
import { useLocale } from '../texts/use-text.ts';
import { capitalized } from '../../domain/common/strings.ts';

/** All countries, sorted by name in the buyer's language. */
export function useCountries(): readonly Option[] {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    const named = (code: string): string => names.of(code) ?? code;
    // In French, some begin in lower case, as in a sentence.
    const options = countryCodes.map((value) => ({ value, label: capitalized(named(value)) }));
    return sortedOptions(options, locale);
  }, [locale]);
}
