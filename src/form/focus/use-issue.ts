import { useAtomValue } from 'jotai/react';
import type { Issue, IssueCode } from '../../domain/order/order-rules.ts';
import { issuesAtom } from '../../state/session/order.ts';
import { issueText } from '../../text/text.ts';
import { useSession } from '../context/form-context.tsx';
import { selectRequestedIssues } from '../context/selectors.ts';
import { useText } from '../texts/use-text.ts';

/** The issue of a field, once the buyer has asked; a field that was added since then is left alone. */
export function useIssue(code: IssueCode, index = 0): string | undefined {
  const text = useText();
  const isHere = (one: Issue): boolean => one.code === code && one.index === index;
  const isShown = useSession(selectRequestedIssues)?.some(isHere);
  const issue = useAtomValue(issuesAtom).find(isHere);
  return isShown && issue ? issueText(text, issue) : undefined;
}
