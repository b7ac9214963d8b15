import type { ReactElement } from 'react';
import { countryCodes, hasStates } from '../../../src/domain/buyer/regions.ts';
import { capitalized } from '../../../src/domain/common/strings.ts';
import type { Details, DetailsField } from '../accounts/details.ts';
import type { Problems } from '../http/form-problems.ts';
import { statesIn, stateValue } from '../text/form-words.ts';
import { languageFacts } from '../text/language.ts';
import { AccountPanel } from './account-frame.tsx';
import { FormField, PhoneField, FormSelect, NameFields } from './form-field.tsx';
import { PageForm, useForm } from './form.tsx';
import { useFormats, useOwnAction, usePage, useTexts } from './page.tsx';

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

function CountryFields(): ReactElement {
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

interface DetailsProps {
  /** As it was typed, or as stored. */
  readonly form: Details;
  /** Missing if the session has expired. */
  readonly email?: string;
  readonly problems?: Problems<DetailsField>;
}

const AddressFields = () => {
  const { account: text } = useTexts();
  return (
    <>
      <div className="pair street">
        <FormField field="street" label={text.street} autoComplete="address-line1" maxLength={200} />
        <FormField
          field="houseNumber"
          label={text.houseNumber}
          autoComplete="address-line2"
          maxLength={30}
          isOptional
        />
      </div>
      <div className="pair">
        <FormField field="city" label={text.city} autoComplete="address-level2" />
        <FormField field="postalCode" label={text.postalCode} autoComplete="postal-code" maxLength={20} />
      </div>
      <CountryFields />
    </>
  );
};

/** The page for changing the account's details. The input is kept; the email has a page of its own. */
export function DetailsPage({ form, email, problems = {} }: DetailsProps): ReactElement {
  const { account: text } = useTexts();
  const refused = { problems, hasExpired: email === undefined };
  const ownEmail = { field: 'email', label: text.email, autoComplete: 'off', hint: text.emailHint };
  return (
    <AccountPanel title={text.details} refused={refused} head={<script src="/public/details.js" defer />}>
      <PageForm action={useOwnAction()} values={{ ...form, email }} button={text.saveChanges} {...refused}>
        <NameFields />
        <FormField
          field="taxNumber"
          label={text.taxNumber}
          autoComplete="off"
          maxLength={40}
          isOptional
          hint={text.taxNumberHint}
        />
        <PhoneField label={text.phone} />
        <AddressFields />
        {email === undefined ? null : <FormField {...ownEmail} isDisabled />}
      </PageForm>
    </AccountPanel>
  );
}
