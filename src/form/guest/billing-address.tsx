import { useAtomValue } from 'jotai/react';
import { hasStates } from '../../domain/buyer/regions.ts';
import { guestAtom } from '../../state/buyer/guest.ts';
import { Options, Select, type Option } from '../../ui/field/inputs.tsx';
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
  const { country } = useAtomValue(guestAtom);
  const countries = useCountries();
  const states = useStates(country);
  return (
    <fieldset className={layout.fields}>
      <legend className={css.legend}>{text.billing}</legend>
      <p className={css.legendHint}>{text.billingHint}</p>
      <div className={layout.pair}>
        <GuestSelect field="country" autoComplete="country" choose={text.chooseCountry} options={countries} />
        {hasStates(country) && (
          <GuestSelect field="state" autoComplete="address-level1" choose={text.chooseState} options={states} />
        )}
      </div>
      <GuestField field="street" autoComplete="street-address" isOptional />
      <div className={layout.pair}>
        <GuestField field="city" autoComplete="address-level2" isOptional />
        <GuestField field="postalCode" autoComplete="postal-code" isOptional />
      </div>
    </fieldset>
  );
}

interface GuestSelectProps {
  readonly field: 'country' | 'state';
  readonly autoComplete: string;
  /** What is shown until one is chosen. */
  readonly choose: string;
  readonly options: readonly Option[];
}

function GuestSelect({ field, autoComplete, choose, options }: GuestSelectProps) {
  const text = useText().guest;
  const { set, ...control } = useGuestField(field);
  return (
    <Select {...control} label={text[field]} autoComplete={autoComplete} required reservesError onPick={set}>
      <option value="">{choose}</option>
      <Options options={options} />
    </Select>
  );
}
