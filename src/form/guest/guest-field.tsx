import { TextInput } from '../../ui/field/inputs.tsx';
import { useText } from '../texts/use-text.ts';
import { useGuestField } from './use-guest-field.ts';

interface GuestFieldProps {
  readonly field: 'email' | 'firstName' | 'lastName' | 'phone' | 'street' | 'city' | 'postalCode';
  readonly autoComplete: string;
  readonly type?: 'email' | 'tel';
  readonly hint?: string;
  readonly isOptional?: boolean;
}

/** A text field of the guest form. */
export function GuestField({ field, autoComplete, type, hint, isOptional }: GuestFieldProps) {
  const { optionalMark, guest } = useText();
  const { set, ...control } = useGuestField(field);
  return (
    <TextInput
      {...control}
      label={guest[field]}
      hint={hint}
      mark={isOptional ? optionalMark : undefined}
      type={type}
      data-field={`guest-${field}`}
      autoComplete={autoComplete}
      required={!isOptional}
      reservesError
      onChange={(event) => set(event.target.value)}
    />
  );
}
