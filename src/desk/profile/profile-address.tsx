import { hasPostalCodes, hasStates } from '../../domain/buyer/regions.ts';
import * as layout from '../../form/layout/layout.css.ts';
import { useCountries } from '../../form/fields/use-countries.ts';
import { useStates, useStateText } from '../../form/fields/use-states.ts';
import { useProfileText } from './use-profile-editing.ts';
import { ProfileInput, ProfileSelect } from './profile-input.tsx';
import type { ProfileEditing } from './use-profile-editing.ts';
import { small } from '../../styles/shared.css.ts';

/**
 * The address of the profile. The state is shown if the country has states, or if one is set (docs/behaviour.md, On
 * screen).
 */
export function ProfileAddress(editing: ProfileEditing) {
  const text = useProfileText();
  return (
    <>
      <p className={small}>{text.addressHint}</p>
      <div className={layout.pair}>
        <ProfileInput field="street" autoComplete="address-line1" {...editing} />
        <ProfileInput field="houseNumber" autoComplete="address-line2" isOptional {...editing} />
        <ProfileInput field="city" autoComplete="address-level2" {...editing} />
        <ProfileInput
          field="postalCode"
          autoComplete="postal-code"
          isOptional={!hasPostalCodes(editing.profile.country)}
          {...editing}
        />
        <ProfileSelect
          field="country"
          autoComplete="country"
          choose={text.chooseCountry}
          options={useCountries()}
          {...editing}
        />
        <StateField {...editing} />
      </div>
    </>
  );
}

function StateField(editing: ProfileEditing) {
  const { profile } = editing;
  const textOf = useStateText(profile.country);
  const states = useStates(profile.country);
  if (!hasStates(profile.country)) {
    if (profile.state === '') return null;
    return <ProfileInput field="state" autoComplete="address-level1" isOptional {...editing} />;
  }
  return (
    <ProfileSelect
      field="state"
      autoComplete="address-level1"
      choose={textOf('chooseState')}
      options={states}
      {...editing}
    />
  );
}
