import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { editAddress } from '../../domain/buyer/address.ts';
import { prefilled, profileProblems } from '../../domain/buyer/profile-editing.ts';
import { hasStates } from '../../domain/buyer/regions.ts';
import {
  isRequired,
  profileOf,
  requiredFields,
  type Profile,
  type ProfileField,
  type User,
} from '../../domain/buyer/user.ts';
import { cleanField } from '../../domain/clean-text.ts';
import { isSame } from '../../domain/common/json.ts';
import { useForm } from '../../form/context/form-context.tsx';
import { useCountries, useStates, useStateText } from '../../form/fields/use-regions.ts';
import * as layout from '../../form/layout/layout.css.ts';
import { useText } from '../../form/texts/use-text.ts';
import { typedGuestAtom } from '../../state/buyer/guest-details.ts';
import { saveProfile } from '../../state/buyer/save-profile.ts';
import { dismissToasts } from '../../state/notices/notices.ts';
import { Options, Select, TextInput } from '../../ui/field/inputs.tsx';
import { useToolText } from '../use-tool-text.ts';

/** The texts of the profile: the names of its fields, and those of the editor. */
export function useProfileText() {
  const { profile } = useText();
  return { ...profile, ...useToolText().profile };
}

export type ProfileEditing = ReturnType<typeof useProfileEditing>;

/** The profile as the buyer edits it. It is kept until it is saved, even if saving fails. */
export function useProfileEditing(user: User) {
  const form = useForm();
  const guest = useAtomValue(typedGuestAtom);
  const [first] = useState(() => prefilled(profileOf(user), guest));
  const [profile, setProfile] = useState(first);
  /** The fields whose problems are shown: those that were left, or all once the buyer wanted to save. */
  const [touched, setTouched] = useState<ReadonlySet<ProfileField>>(new Set());
  /** That the profile was not saved, until the next edit. */
  const [notice, setNotice] = useState<'unsaved' | 'failed' | null>(null);
  const onEdit = (edit: Partial<Profile>): void => {
    setNotice(null);
    dismissToasts(form, ['profile']);
    setProfile((one) => editAddress(one, edit));
    // Another country needs another state, whose field has not been left yet.
    if (edit.country !== undefined) setTouched((fields) => new Set([...fields].filter((one) => one !== 'state')));
  };
  const onLeave = (field: ProfileField): void => setTouched((fields) => new Set([...fields, field]));
  /** Saves a profile without problems, otherwise shows them. Returns whether it was saved. */
  const onSave = async (): Promise<boolean> => {
    setTouched(new Set(requiredFields));
    if (Object.keys(profileProblems(profile)).length > 0) return false;
    const isSaved = await saveProfile(form, profile);
    if (isSaved === false) setNotice('failed');
    return isSaved === true;
  };
  /** Says that there are unsaved edits; returns whether there are any. */
  const askBeforeClosing = (): boolean => {
    const isEdited = !isSame(profile, first);
    if (isEdited) setNotice('unsaved');
    return isEdited;
  };
  return { profile, touched, notice, onEdit, onLeave, onSave, askBeforeClosing };
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

interface FieldsProps {
  readonly fields: readonly ProfileField[];
  readonly editing: ProfileEditing;
}

export const ProfileFields = ({ fields, editing }: FieldsProps) => (
  <div className={layout.pair}>
    {fields.map((field) => (
      <ProfileInput key={field} field={field} {...editing} />
    ))}
  </div>
);

/**
 * A field of the profile. The state is shown if the country has states, or if one is set (docs/behaviour.md, On
 * screen).
 */
function ProfileInput({ field, profile, touched, onEdit, onLeave }: ProfileEditing & { readonly field: ProfileField }) {
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
