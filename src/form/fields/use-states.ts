import { useMemo } from 'react';
import type { GuestProblem } from '../../domain/buyer/guest.ts';
import { statesOf } from '../../domain/buyer/regions.ts';
import { sortedOptions, type Option } from '../../ui/field/inputs.tsx';
import { useLocale, useText } from '../texts/use-text.ts';

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
