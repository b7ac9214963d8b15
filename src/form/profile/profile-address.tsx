import { hasStates } from '../../domain/regions.ts';
import { Options, Select } from '../../ui/inputs.tsx';
import * as layout from '../layout.css.ts';
import { useCountries } from '../use-countries.ts';
import { useStates } from '../use-states.ts';
import { useText } from '../use-text.ts';
import { ProfileInput, type ProfileEditing } from './profile-input.tsx';
import * as css from './profile.css.ts';
import { useMissingText } from './use-missing.ts';

/**
 * The address of the profile. The state shows where the country has states, or one is set
 * (docs/behaviour.md, On screen).
 */
export function ProfileAddress({ profile, onEdit }: ProfileEditing) {
  const text = useText().profile;
  const countries = useCountries();
  const editing = { profile, onEdit };
  return (
    <>
      <p className={css.hint}>{text.addressHint}</p>
      <div className={layout.pair}>
        <ProfileInput field="street" autoComplete="address-line1" {...editing} />
        <ProfileInput field="houseNumber" autoComplete="address-line2" {...editing} />
        <ProfileInput field="city" autoComplete="address-level2" {...editing} />
        <ProfileInput field="postalCode" autoComplete="postal-code" {...editing} />
        <Select
          label={text.country}
          error={useMissingText(profile, 'country')}
          name="country"
          autoComplete="country"
          required
          value={profile.country}
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

function StateField({ profile, onEdit }: ProfileEditing) {
  const text = useText();
  const states = useStates(profile.country);
  const missing = useMissingText(profile, 'state');
  if (!hasStates(profile.country)) {
    if (profile.state === '') return null;
    return <ProfileInput field="state" autoComplete="address-level1" isOptional profile={profile} onEdit={onEdit} />;
  }
  return (
    <Select
      label={text.profile.state}
      error={missing}
      name="state"
      autoComplete="address-level1"
      required
      value={profile.state}
      onPick={(state) => onEdit({ state })}
    >
      <option value="">{text.guest.chooseState}</option>
      <Options options={states} />
    </Select>
  );
}
