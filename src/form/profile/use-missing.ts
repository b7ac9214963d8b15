import { missingIn, type Profile, type ProfileField } from '../../domain/user.ts';
import { useText } from '../use-text.ts';

/** What marks a field of the profile that an order needs, and that is empty. */
export function useMissing(profile: Profile, field: ProfileField): string | undefined {
  const text = useText().profile;
  return missingIn(profile).includes(field) ? text.missing(text[field]) : undefined;
}
