import { useAtomValue } from 'jotai/react';
import { hasStates } from '../../domain/buyer/regions.ts';
import { guestAtom } from '../../state/buyer/guest.ts';
import { Options, Select } from '../../ui/field/inputs.tsx';
import * as layout from '../layout/layout.css.ts';
import { useCountries } from '../fields/use-countries.ts';
import { useStates } from '../fields/use-states.ts';
import { useText } from '../texts/use-text.ts';
import { GuestField } from './guest-field.tsx';
import * as css from './guest-form.css.ts';
import { useGuestField } from './use-guest-field.ts';

/** The address for the tax calculation (docs/behaviour.md, On screen). */
export function BillingAddress() {
  const text = useText().guest;
  const countries = useCountries();
  const country = useGuestField('country');
  return (
    <fieldset className={layout.fields}>
      <legend className={css.legend}>{text.billing}</legend>
      <p className={css.legendHint}>{text.billingHint}</p>
      <div className={layout.pair}>
        <Select
          label={text.country}
          error={country.error}
          value={country.value}
          name="country"
          autoComplete="country"
          required
          onBlur={country.onBlur}
          onPick={country.set}
        >
          <option value="">{text.chooseCountry}</option>
          <Options options={countries} />
        </Select>
        <StateSelect />
      </div>
      <GuestField field="street" autoComplete="street-address" isOptional />
      <div className={layout.pair}>
        <GuestField field="city" autoComplete="address-level2" isOptional />
        <GuestField field="postalCode" autoComplete="postal-code" isOptional />
      </div>
    </fieldset>
  );
}

/** The states of the country, if its addresses include them. */
function StateSelect() {
  const text = useText().guest;
  const { country } = useAtomValue(guestAtom);
  const state = useGuestField('state');
  const states = useStates(country);
  if (!hasStates(country)) return null;
  return (
    <Select
      label={text.state}
      error={state.error}
      value={state.value}
      name="state"
      autoComplete="address-level1"
      required
      onBlur={state.onBlur}
      onPick={state.set}
    >
      <option value="">{text.chooseState}</option>
      <Options options={states} />
    </Select>
  );
}
