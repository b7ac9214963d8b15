import { hasStates } from '../../domain/buyer/regions.ts';
import { Options, Select } from '../../ui/field/inputs.tsx';
import * as layout from '../../form/layout/layout.css.ts';
import { useCountries } from '../../form/fields/use-countries.ts';
import { useStates } from '../../form/fields/use-states.ts';
import { useText } from '../../form/texts/use-text.ts';
import { useProfileText } from './use-profile-text.ts';
import { ProfileInput, useProfileError } from './profile-input.tsx';
import type { ProfileEditing } from './use-profile-editing.ts';
import { small } from '../../styles/shared.css.ts';

/**
 * The address of the profile. The state is shown if the country has states, or if one is set (docs/behaviour.md, On
 * screen).
 */
export function ProfileAddress(editing: ProfileEditing) {
  const { profile, onEdit, onLeave } = editing;
  const text = useProfileText();
  const countries = useCountries();
  return (
    <>
      <p className={small}>{text.addressHint}</p>
      <div className={layout.pair}>
        <ProfileInput field="street" autoComplete="address-line1" {...editing} />
        <ProfileInput field="houseNumber" autoComplete="address-line2" {...editing} />
        <ProfileInput field="city" autoComplete="address-level2" {...editing} />
        <ProfileInput field="postalCode" autoComplete="postal-code" {...editing} />
        <Select
          label={text.country}
          error={useProfileError(editing, 'country')}
          name="country"
          autoComplete="country"
          required
          value={profile.country}
          onBlur={() => onLeave('country')}
          onPick={(country) => onEdit({ country })}
        >
          <option value="">{text.chooseCountry}</option>
          <Options options={countries} />
        </Select>
        <StateField {...editing} />
      </div>
    </>
  );
}

function StateField(editing: ProfileEditing) {
  const { profile, onEdit, onLeave } = editing;
  const text = useText();
  const states = useStates(profile.country);
  const error = useProfileError(editing, 'state');
  if (!hasStates(profile.country)) {
    if (profile.state === '') return null;
    return <ProfileInput field="state" autoComplete="address-level1" isOptional {...editing} />;
  }
  return (
    <Select
      label={text.profile.state}
      error={error}
      name="state"
      autoComplete="address-level1"
      required
      value={profile.state}
      onBlur={() => onLeave('state')}
      onPick={(state) => onEdit({ state })}
    >
      <option value="">{text.guest.chooseState}</option>
      <Options options={states} />
    </Select>
  );
}
