import type { Issue } from '../../domain/order/order-rules.ts';
import type { OrderStore } from '../../state/atoms/store.ts';
import { voiceSlots } from '../../state/order/slots.ts';
import { focusField } from './focus-field.ts';
import { fieldOfIssue } from './issue-place.ts';

/** Leads to the field in which an issue can be fixed. */
export function goToIssue(store: OrderStore, from: Element, issue: Issue): void {
  const field = fieldOfIssue(issue);
  if (field === 'voices') store.set(voiceSlots.currentAtom, issue.index);
  focusField(from, field, 'center');
}
