import { useAtomValue } from 'jotai/react';
import type { IssueCode } from '../../domain/order/order-rules.ts';
import { areIssuesShownAtom, issuesAtom } from '../../state/order/issues.ts';
import { issueText } from '../notices/notice-text.ts';
import { useText } from '../texts/use-text.ts';

/** What is wrong at a field, once the issues are listed. */
export function useIssue(code: IssueCode, index = 0): string | undefined {
  const text = useText();
  const isShown = useAtomValue(areIssuesShownAtom);
  const issue = useAtomValue(issuesAtom).find((one) => one.code === code && one.index === index);
  return isShown && issue ? issueText(text, issue) : undefined;
}
