import { useText } from '../../form/texts/use-text.ts';
import { useDeskText } from '../use-desk-text.ts';

/** The texts of the profile: the names of its fields, and those of the editor. */
export function useProfileText() {
  const { profile } = useText();
  return { ...profile, ...useDeskText().profile };
}
