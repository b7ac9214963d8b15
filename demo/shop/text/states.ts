import { statesOf, type State } from '../../../src/domain/buyer/regions.ts';
import { formWords } from './form-words.ts';
import { languageFacts, type Language } from './language.ts';

/** The states of a country, sorted by name in a language. */
export function statesIn(language: Language, country: string): readonly State[] {
  const own = formWords[language].states;
  return statesOf(country)
    .map(({ code, name }) => ({ code, name: own[`${country}-${code}`] ?? name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, languageFacts[language].locale));
}

/** A state among those of all countries, as the shop's forms send it: `CA-ON`. */
export const stateValue = (country: string, state: string): string => (state === '' ? '' : `${country}-${state}`);
