import { useAtomValue } from 'jotai/react';
import { useState, type ReactNode } from 'react';
import type { HideablePart } from '../../domain/order/page-settings.ts';
import { settingsAtom } from '../../state/host/settings.ts';
import { issuesAtom } from '../../state/session/order-atoms.ts';

interface PartProps {
  readonly name: HideablePart;
  readonly children: ReactNode;
}

/** A part of the form, unless the page hides it. A saved order may have an issue there: then it is shown, and stays. */
export function Part({ name, children }: PartProps) {
  const isHidden = useAtomValue(settingsAtom).hiddenParts.includes(name);
  // The codes of issues begin with the part's name.
  const hasIssue = useAtomValue(issuesAtom).some(({ code }) => code.startsWith(name));
  const [isNeeded, setNeeded] = useState(false);
  if (isHidden && hasIssue && !isNeeded) setNeeded(true);
  return (!isHidden || isNeeded) && children;
}
