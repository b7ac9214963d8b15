import { useMemo } from 'react';
import { countryCodes } from '../../domain/buyer/regions.ts';
import { sortedOptions, type Option } from '../../ui/field/inputs.tsx';
import { useLocale } from '../texts/use-text.ts';
import { capitalized } from '../../domain/common/strings.ts';

/** Where most buyers are. */
const firstCodes = ['CA', 'US'];

/** All countries: those of most buyers, then the others sorted by name in the buyer's language. */
export function useCountries(): readonly Option[] {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    const named = (code: string): string => names.of(code) ?? code;
    // In French, some begin in lower case, as in a sentence.
    const optionOf = (value: string): Option => ({ value, label: capitalized(named(value)) });
    const others = countryCodes.filter((code) => !firstCodes.includes(code));
    return [...firstCodes.map(optionOf), ...sortedOptions(others.map(optionOf), locale)];
  }, [locale]);
}
