import { useAtomValue } from 'jotai/react';
import type { Issue, IssueCode } from '../../domain/order/order-rules.ts';
import { dispatch, type Form } from '../../state/form.ts';
import { focusField, rootOf, type FieldName } from './focus-field.ts';
import { shownIssuesAtom } from '../../state/session/order-atoms.ts';
import { issueText } from '../../text/text.ts';
import { useText } from '../texts/use-text.ts';

/** The fields in which the issues can be fixed. */
const places = (index: number): Readonly<Record<IssueCode, FieldName>> => ({
  'voice-missing': 'voices',
  'voice-unavailable': 'voices',
  'message-empty': `message-${index}`,
  'style-missing': `style-${index}`,
  'message-minimum': `add-${index}`,
  'message-limit': `message-${index}`,
  'comments-length': 'comments',
  'phone-system-missing': 'phone-system',
  'acknowledgement-missing': 'acknowledgement',
});

const ring = (color: string): Keyframe => ({ outline: `3px solid ${color}`, outlineOffset: '3px' });

/** Marks a field for a moment: after a press of the mouse, browsers draw no focus ring. */
function mark(from: Element, field: FieldName): void {
  const root = rootOf(from);
  // Its part may only render it now.
  requestAnimationFrame(() => {
    const place = root?.querySelector(`[data-field="${CSS.escape(field)}"]`);
    place?.animate?.([ring('var(--vo-accent-text)'), ring('transparent')], { duration: 1500, easing: 'ease-in' });
  });
}

/** Leads to the field in which an issue can be fixed. */
export function goToIssue(form: Form, from: Element, issue: Issue): void {
  const field = places(issue.index)[issue.code];
  if (field === 'voices') dispatch(form, { type: 'slotSelected', field: 'voices', index: issue.index });
  focusField(from, field, 'center');
  mark(from, field);
}

/** The issue of a field, once the buyer has asked; a field that was added since then is left alone. */
export function useIssue(code: IssueCode, index = 0): string | undefined {
  const text = useText();
  const issue = useAtomValue(shownIssuesAtom).find((one) => one.code === code && one.index === index);
  return issue && issueText(text, issue);
}
