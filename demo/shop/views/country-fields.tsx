import type { ReactElement } from 'react';
import { countryCodes, hasStates } from '../../../src/domain/buyer/regions.ts';
import type { Profile, ProfileField } from '../../../src/domain/buyer/user.ts';
import { stateValue } from '../accounts/details.ts';
import type { Problems } from '../http/form-problems.ts';
import { languageFacts } from '../text/language.ts';
import { statesIn } from '../text/states.ts';
import { FormSelect } from './form-field.tsx';
import { useFormats, usePage, useTexts } from './page.tsx';

interface CountryFieldsProps {
  readonly form: Pick<Profile, 'country' | 'state'>;
  readonly problems: Problems<ProfileField>;
}

function useCountries(): readonly (readonly [code: string, name: string])[] {
  const { locale } = languageFacts[usePage().language];
  const { country } = useFormats();
  return countryCodes
    .map((code) => [code, country(code)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, locale));
}

/** The states of all countries that have some; a script leaves those of the chosen one. */
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

/** Country and state of an address. */
export function CountryFields({ form: { country, state }, problems }: CountryFieldsProps): ReactElement {
  const { account: text } = useTexts();
  const countries = useCountries();
  const ofCountry = { label: text.country, autoComplete: 'country', value: country, problem: problems.country };
  const ofState = { label: text.state, autoComplete: 'address-level1', value: state, problem: problems.state };
  return (
    <div className="pair">
      <FormSelect field="country" {...ofCountry}>
        {countries.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </FormSelect>
      <FormSelect field="state" {...ofState} waits={!hasStates(country)}>
        <States countries={countries} />
      </FormSelect>
    </div>
  );
}
