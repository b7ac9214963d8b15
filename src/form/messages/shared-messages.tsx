import { useAtomValue } from 'jotai/react';
import { minimumMessagesAtom, messageIdsAtom } from '../../state/order/parts.ts';
import { sharedMessagesAtom } from '../../state/order/readers.ts';
import { Callout } from '../../ui/section/callout.tsx';
import { useIssue } from '../focus/use-issue.ts';
import { useLocale, useText } from '../texts/use-text.ts';

/**
 * The number of messages that the selected voices or tracks need (docs/behaviour.md, Rules), and which voice reads
 * what.
 */
export function SharedMessages() {
  const text = useText().messages;
  const minimum = useAtomValue(minimumMessagesAtom);
  const count = useAtomValue(messageIdsAtom).length;
  const locale = useLocale();
  const voices = useAtomValue(sharedMessagesAtom);
  // In that case, the last message says it.
  const isIssue = useIssue('message-minimum', count - 1) !== undefined;
  if (minimum < 2 || (isIssue && voices.length === 0)) return null;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const reads = voices.map(({ name, numbers }) => {
    if (numbers.length === 0) return text.readsNone(name);
    return numbers.length === 1
      ? text.readsOne(name, numbers.join())
      : text.readsMany(name, list.format(numbers.map(String)));
  });
  return (
    <Callout tone={count < minimum ? 'warning' : 'info'}>
      <div>
        {!isIssue && <p>{text.minimum(minimum)}</p>}
        {voices.length > 0 && <p>{[text.takeTurns, ...reads].join(' ')}</p>}
      </div>
    </Callout>
  );
}
