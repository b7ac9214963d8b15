import { useSession } from '../context/form-context.tsx';
import { selectVoiceSlot } from '../context/selectors.ts';
import { FieldNotes } from '../../ui/field/field.tsx';
import { useIssue } from '../focus/use-issue.ts';
import { useText } from '../texts/use-text.ts';

/** The problem with the voice of the current slot, directly above the list. */
export function VoiceIssue({ id }: { readonly id: string }) {
  const text = useText().voices;
  const slot = useSession(selectVoiceSlot);
  const missing = useIssue('voice-missing', slot);
  const unavailable = useIssue('voice-unavailable', slot);
  return <FieldNotes id={id} hint={null} error={missing ? text.missing(slot + 1) : unavailable} />;
}
