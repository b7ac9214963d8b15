import { useSetAtom } from 'jotai/react';
import { useCallback } from 'react';
import type { Issue } from '../../domain/order/order-rules.ts';
import { currentVoiceSlotAtom } from '../../state/order/slots.ts';
import { focusField } from './focus-field.ts';
import { isAboutVoice, fieldOfIssue } from './issue-place.ts';

/** Leads to the field in which an issue can be fixed. */
export function useGoToIssue() {
  const setVoiceSlot = useSetAtom(currentVoiceSlotAtom);
  return useCallback(
    (from: Element, issue: Issue): void => {
      if (isAboutVoice(issue)) setVoiceSlot(issue.index);
      focusField(from, fieldOfIssue(issue), 'center');
    },
    [setVoiceSlot],
  );
}
