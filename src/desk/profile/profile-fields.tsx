import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { saveProfile } from '../../state/buyer/save-profile.ts';
import { cleanField } from '../../domain/clean-text.ts';
import { prefilled, profileProblems } from '../../domain/buyer/profile-editing.ts';
import { profileOf, requiredFields, type Profile, type ProfileField, type User } from '../../domain/buyer/user.ts';
import { Options, Select, TextInput, type Option } from '../../ui/field/inputs.tsx';
import { useText } from '../../form/texts/use-text.ts';
import { hasPostalCodes, hasStates } from '../../domain/buyer/regions.ts';
import * as layout from '../../form/layout/layout.css.ts';
import { useCountries, useStates, useStateText } from '../../form/fields/use-regions.ts';
import { small } from '../../styles/shared.css.ts';
import { editAddress } from '../../domain/buyer/address.ts';
import { isSame } from '../../domain/common/json.ts';
import { typedGuestAtom } from '../../state/buyer/guest-details.ts';
import { useForm } from '../../form/context/form-context.tsx';
import { dismissToasts } from '../../state/notices/notices.ts';
import { useToolText } from '../use-tool-text.ts';

/** The shared state of the editor's fields. */
export interface ProfileEditing {
  readonly profile: Profile;
  readonly onEdit: (edit: Partial<Profile>) => void;
  readonly onLeave: (field: ProfileField) => void;
  /** The fields whose problems are shown: those that were left, or all once the buyer wanted to save. */
  readonly touched: ReadonlySet<ProfileField>;
}

/** The texts of the profile: the names of its fields, and those of the editor. */
export function useProfileText() {
  const { profile } = useText();
  return { ...profile, ...useToolText().profile };
}

const none: ReadonlySet<ProfileField> = new Set();

/** The profile as the buyer edits it. It is kept until it is saved, even if saving fails. */
export function useProfileEditing(user: User) {
  const form = useForm();
  const guest = useAtomValue(typedGuestAtom);
  const [first] = useState(() => prefilled(profileOf(user), guest));
  const [profile, setProfile] = useState(first);
  const [touched, setTouched] = useState(none);
  const [hasFailed, setFailed] = useState(false);
  const onEdit = (edit: Partial<Profile>): void => {
    setFailed(false);
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
    setFailed(isSaved === false);
    return isSaved === true;
  };
  const editing: ProfileEditing = { profile, touched, onEdit, onLeave };
  return { editing, onSave, hasFailed, isEdited: !isSame(profile, first) };
}

interface FieldProps extends ProfileEditing {
  readonly field: ProfileField;
  readonly autoComplete: string;
}

interface ProfileInputProps extends FieldProps {
  readonly type?: 'tel' | 'text';
  readonly isOptional?: boolean;
}

/** What all fields have in common; a problem is shown once the field was left or the buyer wanted to save. */
function useProfileField({ field, autoComplete, profile, touched, onLeave }: FieldProps) {
  const text = useProfileText();
  const { stateWords } = useText();
  const label = (field === 'state' && stateWords[`${profile.country}-state`]) || text[field];
  const problem = touched.has(field) ? profileProblems(profile)[field] : undefined;
  return {
    label,
    error: problem === 'missing' ? text.missing(label) : problem && text[problem],
    name: field,
    autoComplete,
    required: true,
    reservesError: true,
    value: profile[field],
    onBlur: () => onLeave(field),
  };
}

/** A text field of the profile. */
export function ProfileInput({ type = 'text', isOptional = false, ...own }: ProfileInputProps) {
  const { optionalMark } = useText();
  return (
    <TextInput
      {...useProfileField(own)}
      {...(isOptional && { mark: optionalMark, required: false })}
      type={type}
      onChange={(event) => own.onEdit({ [own.field]: cleanField(own.field, event.target.value) })}
    />
  );
}

interface ProfileSelectProps extends FieldProps {
  /** What is shown until one is chosen. */
  readonly choose: string;
  readonly options: readonly Option[];
}

/** A choice in the profile. */
function ProfileSelect({ choose, options, ...own }: ProfileSelectProps) {
  return (
    <Select {...useProfileField(own)} onPick={(value) => own.onEdit({ [own.field]: value })}>
      <option value="">{choose}</option>
      <Options options={options} />
    </Select>
  );
}

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
