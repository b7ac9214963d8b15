import { statesOf, type State } from '../../../src/domain/regions.ts';
import es from '../../../src/text/es.json';
import fr from '../../../src/text/fr.json';
import { locales, type Language } from './language.ts';

/** The form's own names of states, by country and code (`CA-QC`), where a language has others than the place itself. */
const names: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: {}, fr: fr.states, es: es.states };

/** The states of a country by their names in a language. */
export function statesIn(language: Language, country: string): readonly State[] {
  const own = names[language];
  return statesOf(country)
    .map(({ code, name }) => ({ code, name: own[`${country}-${code}`] ?? name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locales[language]));
}
