import { useAtomValue } from 'jotai/react';
import { missingIn, type Profile, type ProfileField } from '../../domain/user.ts';
import { needsPhoneAtom } from '../../state/buyer/guest.ts';
import { useText } from '../use-text.ts';

/** The fields of the profile that are still to be filled in. */
export const useMissing = (profile: Profile): readonly ProfileField[] =>
  missingIn(profile, useAtomValue(needsPhoneAtom));

/** What marks a field of the profile that an order needs, and that is empty or no phone number. */
export function useMissingText(profile: Profile, field: ProfileField): string | undefined {
  const { profile: text, guest } = useText();
  if (!useMissing(profile).includes(field)) return undefined;
  return profile[field].trim() === '' ? text.missing(text[field]) : guest.phoneRequired;
}
