import { useSetAtom } from 'jotai/react';
import { useCallback } from 'react';
import type { Issue } from '../../domain/order/order-rules.ts';
import { voiceSlots } from '../../state/order/slots.ts';
import { focusField } from './focus-field.ts';
import { fieldOfIssue } from './issue-place.ts';

/** Leads to the field in which an issue can be fixed. */
export function useGoToIssue() {
  const setVoiceSlot = useSetAtom(voiceSlots.currentAtom);
  return useCallback(
    (from: Element, issue: Issue): void => {
      const field = fieldOfIssue(issue);
      if (field === 'voices') setVoiceSlot(issue.index);
      focusField(from, field, 'center');
    },
    [setVoiceSlot],
  );
}
