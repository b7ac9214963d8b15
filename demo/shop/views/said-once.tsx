import type { ReactElement } from 'react';
import type { Notice } from '../http/cookies.ts';
import { useTexts } from './page.tsx';

/** Says what was done, on the page that it led to. */
export function SaidOnce({ notice }: { readonly notice: Notice | null }): ReactElement | null {
  const { account: text, orders } = useTexts();
  if (notice === null) return null;
  const words: Readonly<Record<Notice, string>> = {
    'sent-again': text.sentAgain,
    saved: text.saved,
    'password-changed': text.passwordChanged,
    discarded: orders.discarded,
    'logged-out': text.loggedOut,
    'logged-out-everywhere': text.loggedOutEverywhere,
    'ordered-again': orders.orderedAgain,
    confirmed: text.confirmed,
  };
  return (
    <p role="status" className={`success wrap ${notice}`}>
      {words[notice]}
    </p>
  );
}
