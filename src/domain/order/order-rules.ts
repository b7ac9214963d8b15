import { limits } from '../common/limits.ts';
import { hasWords } from '../scripts/count-words.ts';
import { maximumMessages, minimumMessages } from './messages.ts';
import { findPhoneSystem } from '../phone-systems/phone-systems.ts';
import type { Order } from './order.ts';
import { serviceRules } from './service-types.ts';

export type IssueCode =
  | 'voice-missing'
  | 'voice-unavailable'
  | 'message-empty'
  | 'style-missing'
  | 'message-minimum'
  | 'message-limit'
  | 'comments-length'
  | 'phone-system-missing'
  | 'acknowledgement-missing';

/** Why the summary can't open yet. `index` counts the slot or message from 0; `count` is the limit concerned. */
export interface Issue {
  readonly code: IssueCode;
  readonly index: number;
  readonly count: number;
}

/**
 * Returns whether a voice can be ordered now. Null while the voices are unknown: then no voice is called unavailable.
 */
export type IsOffered = ((voiceId: string) => boolean) | null;

const issue = (code: IssueCode, index = 0, count = 0): Issue => ({ code, index, count });
const when = (fails: boolean, found: Issue): readonly Issue[] => (fails ? [found] : []);

const ofVoices = ({ voices }: Order, isOffered: IsOffered): readonly Issue[] =>
  voices.flatMap((id, index) => {
    if (id === null) return [issue('voice-missing', index)];
    return when(isOffered !== null && !isOffered(id), issue('voice-unavailable', index));
  });

const ofMessages = ({ messages }: Order): readonly Issue[] =>
  messages.flatMap((message, index) => [
    ...when(!hasWords(message.content), issue('message-empty', index)),
    ...when(message.guide === 'custom' && message.customStyle.trim() === '', issue('style-missing', index)),
  ]);

/** Everything that keeps the summary of an order closed, in the order of the form (docs/contract.md, Settled). */
export function findIssues(order: Order, isOffered: IsOffered): readonly Issue[] {
  const { length } = order.messages;
  const [minimum, maximum] = [minimumMessages(order), maximumMessages(order)];
  const { onlyPhoneSystem, needsAcknowledgement } = serviceRules[order.serviceType];
  // A saved order may contain one that is no longer offered.
  const hasPhoneSystem = onlyPhoneSystem !== null || findPhoneSystem(order.phoneSystem) !== undefined;
  return [
    ...ofVoices(order, isOffered),
    ...ofMessages(order),
    ...when(length < minimum, issue('message-minimum', length - 1, minimum)),
    ...when(length > maximum, issue('message-limit', maximum, maximum)),
    ...when(!hasPhoneSystem, issue('phone-system-missing')),
    ...when(order.comments.length > limits.maxCommentLength, issue('comments-length', 0, limits.maxCommentLength)),
    ...when(needsAcknowledgement && !order.acknowledged, issue('acknowledgement-missing')),
  ];
}
