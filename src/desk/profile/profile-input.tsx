import { profileProblems } from '../../domain/buyer/profile-editing.ts';
import type { ProfileField } from '../../domain/buyer/user.ts';
import { TextInput } from '../../ui/field/inputs.tsx';
import { useText } from '../../form/texts/use-text.ts';
import { useProfileText } from './use-profile-text.ts';
import type { ProfileEditing } from './use-profile-editing.ts';

interface ProfileInputProps extends ProfileEditing {
  readonly field: ProfileField;
  readonly autoComplete: string;
  readonly type?: 'tel' | 'text';
  readonly isOptional?: boolean;
}

/** The problem of a field, once it was left or the buyer wanted to save. */
export function useProfileError({ profile, touched }: ProfileEditing, field: ProfileField): string | undefined {
  const text = useProfileText();
  const problem = touched.has(field) ? profileProblems(profile)[field] : undefined;
  return problem === 'missing' ? text.missing(text[field]) : problem && text[problem];
}

/** A text field of the profile. */
export function ProfileInput({
  field,
  autoComplete,
  type = 'text',
  isOptional = false,
  ...editing
}: ProfileInputProps) {
  const text = useText();
  return (
    <TextInput
      label={text.profile[field]}
      error={useProfileError(editing, field)}
      {...(isOptional && { mark: text.optionalMark })}
      type={type}
      name={field}
      autoComplete={autoComplete}
      required={!isOptional}
      value={editing.profile[field]}
      onBlur={() => editing.onLeave(field)}
      onChange={(event) => editing.onEdit({ [field]: event.target.value })}
    />
  );
}
