import type { Profile, ProfileField } from '../../domain/user.ts';
import { TextInput } from '../../ui/inputs.tsx';
import { useText } from '../use-text.ts';
import { useMissingText } from './use-missing.ts';

export interface ProfileEditing {
  readonly profile: Profile;
  readonly onEdit: (edit: Partial<Profile>) => void;
}

interface ProfileInputProps extends ProfileEditing {
  readonly field: ProfileField;
  readonly autoComplete: string;
  readonly isOptional?: boolean;
}

/** A text field of the profile. */
export function ProfileInput({ field, autoComplete, isOptional = false, profile, onEdit }: ProfileInputProps) {
  const text = useText();
  return (
    <TextInput
      label={text.profile[field]}
      error={useMissingText(profile, field)}
      {...(isOptional && { mark: text.optionalMark })}
      name={field}
      autoComplete={autoComplete}
      required={!isOptional}
      value={profile[field]}
      onChange={(event) => onEdit({ [field]: event.target.value })}
    />
  );
}
