import { useMemo } from 'react';
import { statesOf } from '../../domain/buyer/regions.ts';
import type { Option } from '../../ui/field/inputs.tsx';
import { useLocale, useText } from '../texts/use-text.ts';

/** The states of a country, sorted by name in the buyer's language. */
export function useStates(country: string): readonly Option[] {
  const { states } = useText();
  const locale = useLocale();
  return useMemo(() => {
    const options = statesOf(country).map(({ code, name }) => ({
      value: code,
      label: states[`${country}-${code}`] ?? name,
    }));
    return options.toSorted((a, b) => a.label.localeCompare(b.label, locale));
  }, [country, states, locale]);
}
