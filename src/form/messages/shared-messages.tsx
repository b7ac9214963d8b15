import { useAtomValue } from 'jotai/react';
import { minimumMessagesAtom, messageIdsAtom } from '../../state/order/parts.ts';
import { sharedMessagesAtom } from '../../state/order/readers.ts';
import { Callout } from '../../ui/section/callout.tsx';
import { useDesk } from '../desk/desk-room.tsx';
import { DeskSlot } from '../desk/desk-slot.tsx';
import { useIssue } from '../focus/use-issue.ts';
import { useText } from '../texts/use-text.ts';

/**
 * The number of messages that the selected voices or tracks need (docs/behaviour.md, Rules), and which voice reads
 * what.
 */
export function SharedMessages() {
  const text = useText().messages;
  const minimum = useAtomValue(minimumMessagesAtom);
  const count = useAtomValue(messageIdsAtom).length;
  const isShared = useAtomValue(sharedMessagesAtom).length > 0;
  const hasReaders = useDesk() !== null && isShared;
  // In that case, the last message says it.
  const isIssue = useIssue('message-minimum', count - 1) !== undefined;
  if (minimum < 2 || (isIssue && !hasReaders)) return null;
  return (
    <Callout tone={count < minimum ? 'warning' : 'info'}>
      <div>
        {!isIssue && <p>{text.minimum(minimum)}</p>}
        <DeskSlot name="readers" />
      </div>
    </Callout>
  );
}
