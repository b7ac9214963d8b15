import type { ReactElement } from 'react';
import { countryCodes, hasStates } from '../../../src/domain/buyer/regions.ts';
import { capitalized } from '../../../src/domain/common/strings.ts';
import { languageFacts } from '../text/language.ts';
import { statesIn, stateValue } from '../text/states.ts';
import { FormSelect } from './form-field.tsx';
import { useForm } from './form.tsx';
import { useFormats, usePage, useTexts } from './page.tsx';

/** All countries by name, capitalized: within a sentence, French writes `île Christmas`. */
function useCountries(): readonly (readonly [code: string, name: string])[] {
  const { locale } = languageFacts[usePage().language];
  const { country } = useFormats();
  return countryCodes
    .map((code) => [code, capitalized(country(code))] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, locale));
}

/** The states of all countries that have some; a script keeps those of the selected one. */
function States({ countries }: { readonly countries: ReturnType<typeof useCountries> }) {
  const { language } = usePage();
  return countries
    .filter(([code]) => hasStates(code))
    .map(([country, name]) => (
      <optgroup key={country} label={name} data-country={country}>
        {statesIn(language, country).map((state) => (
          <option key={state.code} value={stateValue(country, state.code)}>
            {state.name}
          </option>
        ))}
      </optgroup>
    ));
}

export function CountryFields(): ReactElement {
  const { account: text } = useTexts();
  const countries = useCountries();
  const isWaiting = !hasStates(useForm().values['country'] ?? '');
  return (
    <div className="pair">
      <FormSelect field="country" label={text.country} autoComplete="country">
        {countries.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </FormSelect>
      <FormSelect field="state" label={text.state} autoComplete="address-level1" waits={isWaiting}>
        <States countries={countries} />
      </FormSelect>
    </div>
  );
}
