import { useAtomValue } from 'jotai/react';
import { missingIn, type Profile, type ProfileField } from '../../domain/buyer/user.ts';
import { needsPhoneAtom } from '../../state/buyer/guest.ts';
import { useText } from '../texts/use-text.ts';

/** The fields of the profile that are still missing. */
export const useMissing = (profile: Profile): readonly ProfileField[] =>
  missingIn(profile, useAtomValue(needsPhoneAtom));

/** Why a profile field is incomplete: it is empty, or not a phone number. */
export function useMissingWords(profile: Profile): (field: ProfileField) => string {
  const { profile: text, guest } = useText();
  return (field) => (profile[field].trim() === '' ? text.missing(text[field]) : guest.phoneRequired);
}
