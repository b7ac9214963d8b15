import type { Issue, IssueCode } from '../../domain/order/order-rules.ts';
import type { FieldName } from './field-name.ts';

/** The field in which an issue can be fixed. */
const places: Readonly<Record<IssueCode, (issue: Issue) => FieldName>> = {
  'voice-missing': () => 'voices',
  'voice-unavailable': () => 'voices',
  'message-empty': ({ index }) => `message-${index}`,
  'style-missing': ({ index }) => `style-${index}`,
  'message-minimum': ({ index }) => `add-${index}`,
  'message-limit': ({ index }) => `message-${index}`,
  'comments-length': () => 'comments',
  'phone-system-missing': () => 'phone-system',
  'acknowledgement-missing': () => 'acknowledgement',
};

export const fieldOfIssue = (issue: Issue): FieldName => places[issue.code](issue);
