import { useAtomValue } from 'jotai/react';
import type { IssueCode } from '../../domain/order/order-rules.ts';
import { shownIssuesAtom } from '../../state/session/order.ts';
import { issueText } from '../../text/text.ts';
import { useText } from '../texts/use-text.ts';

/** The issue of a field, once the buyer has asked; a field that was added since then is left alone. */
export function useIssue(code: IssueCode, index = 0): string | undefined {
  const text = useText();
  const issue = useAtomValue(shownIssuesAtom).find((one) => one.code === code && one.index === index);
  return issue && issueText(text, issue);
}
