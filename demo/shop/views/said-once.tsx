import type { ReactElement } from 'react';
import type { OrderPageNotice } from '../http/cookies.ts';
import { useTexts } from './page.tsx';

/** Says what was done, on the page that it led to: logging out, or ordering again. */
export function SaidOnce({ notice }: { readonly notice: OrderPageNotice | null }): ReactElement | null {
  const { account: text, orders } = useTexts();
  if (notice === null) return null;
  const words: Readonly<Record<OrderPageNotice, string>> = {
    'logged-out': text.loggedOut,
    'logged-out-everywhere': text.loggedOutEverywhere,
    'ordered-again': orders.orderedAgain,
  };
  return (
    <p role="status" className={`success said ${notice}`}>
      {words[notice]}
    </p>
  );
}
