import type { ReactElement } from 'react';
import type { LogoutNotice } from '../http/notice-cookie.ts';
import { useTexts } from './page.tsx';

/** Says on the page that logging out leads to that it was done. */
export function LoggedOut({ notice }: { readonly notice: LogoutNotice | null }): ReactElement | null {
  const { account: text } = useTexts();
  if (notice === null) return null;
  const words = { 'logged-out': text.loggedOut, 'logged-out-everywhere': text.loggedOutEverywhere };
  return (
    <p role="status" className="success said">
      {words[notice]}
    </p>
  );
}
