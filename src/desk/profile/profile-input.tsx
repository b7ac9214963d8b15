import { profileProblems } from '../../domain/buyer/profile-editing.ts';
import { hasStates } from '../../domain/buyer/regions.ts';
import { isRequired, type Profile, type ProfileField } from '../../domain/buyer/user.ts';
import { cleanField } from '../../domain/clean-text.ts';
import { useCountries, useStates, useStateText } from '../../form/fields/use-regions.ts';
import { useText } from '../../form/texts/use-text.ts';
import { Options, Select, TextInput } from '../../ui/field/inputs.tsx';
import { useToolText } from '../use-tool-text.ts';

/** The texts of the profile: the names of its fields, and those of the editor. */
export function useProfileText() {
  const { profile } = useText();
  return { ...profile, ...useToolText().profile };
}

const autoComplete: Readonly<Record<ProfileField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  companyName: 'organization',
  phone: 'tel',
  street: 'address-line1',
  houseNumber: 'address-line2',
  city: 'address-level2',
  postalCode: 'postal-code',
  country: 'country',
  state: 'address-level1',
};

interface ProfileInputProps {
  readonly field: ProfileField;
  readonly profile: Profile;
  readonly touched: ReadonlySet<ProfileField>;
  readonly onEdit: (edit: Partial<Profile>) => void;
  readonly onLeave: (field: ProfileField) => void;
}

/**
 * A field of the profile. The state is shown if the country has states, or if one is set (docs/behaviour.md, On
 * screen).
 */
export function ProfileInput({ field, profile, touched, onEdit, onLeave }: ProfileInputProps) {
  const text = useProfileText();
  const { optionalMark, stateWords } = useText();
  const { country } = profile;
  const textOf = useStateText(country);
  const label = (field === 'state' && stateWords[`${country}-state`]) || text[field];
  const problem = touched.has(field) ? profileProblems(profile)[field] : undefined;
  const required = isRequired(field, country);
  const control = {
    label,
    mark: required ? undefined : optionalMark,
    error: problem === 'missing' ? text.missing(label) : problem && text[problem],
    name: field,
    autoComplete: autoComplete[field],
    required,
    reservesError: true,
    value: profile[field],
    onBlur: () => onLeave(field),
  };
  if (field === 'country' || (field === 'state' && hasStates(country)))
    return (
      <Select {...control} onPick={(value) => onEdit({ [field]: value })}>
        <option value="">{field === 'country' ? text.chooseCountry : textOf('chooseState')}</option>
        {field === 'country' ? <CountryOptions /> : <StateOptions country={country} />}
      </Select>
    );
  if (field === 'state' && profile.state === '') return null;
  return (
    <TextInput
      {...control}
      type={field === 'phone' ? 'tel' : 'text'}
      onChange={(event) => onEdit({ [field]: cleanField(field, event.target.value) })}
    />
  );
}

const CountryOptions = () => <Options options={useCountries()} />;

const StateOptions = ({ country }: { readonly country: string }) => <Options options={useStates(country)} />;
