import { useMemo } from 'react';
import { countryCodes, statesOf } from '../../domain/buyer/regions.ts';
import { sortedOptions, type Option } from '../../ui/field/inputs.tsx';
import { useLocale, useText } from '../texts/use-text.ts';
import { capitalized } from '../../domain/common/strings.ts';
import type { GuestProblem } from '../../domain/buyer/guest.ts';

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

type StateText = 'state' | 'chooseState' | GuestProblem;

/** The texts about the address in a country: some countries have their own words for states. */
export function useStateText(country: string): (key: StateText) => string {
  const { guest, stateWords } = useText();
  return (key) => stateWords[`${country}-${key}`] ?? guest[key];
}

/** The states of a country, sorted by name in the buyer's language. */
export function useStates(country: string): readonly Option[] {
  const { states } = useText();
  const locale = useLocale();
  return useMemo(() => {
    const options = statesOf(country).map(({ code, name }) => ({
      value: code,
      label: states[`${country}-${code}`] ?? name,
    }));
    return sortedOptions(options, locale);
  }, [country, states, locale]);
}
