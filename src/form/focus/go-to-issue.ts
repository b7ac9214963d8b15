import type { Issue } from '../../domain/order/order-rules.ts';
import { dispatch, type Form } from '../../state/form.ts';
import { focusField } from './focus-field.ts';
import { fieldOfIssue } from './issue-place.ts';

/** Leads to the field in which an issue can be fixed. */
export function goToIssue(form: Form, from: Element, issue: Issue): void {
  const field = fieldOfIssue(issue);
  if (field === 'voices') dispatch(form, { type: 'slotSelected', field: 'voices', index: issue.index });
  focusField(from, field, 'center');
}
