import type { ReactElement } from 'react';
import type { UserRow } from '../schema/accounts.ts';
import { Layout } from './layout.tsx';
import { useTexts } from './page.tsx';

/** Asks the logged-in owner of an account whether its address is theirs. Posts to its own address. */
export function VerifyPage({ user }: { readonly user: UserRow }): ReactElement {
  const { account: text } = useTexts();
  return (
    <Layout title={text.verifyTitle} visitor="buyer">
      <h1>{text.verifyTitle}</h1>
      <p>{text.verifyText}</p>
      <p>
        <strong className="wrap">{user.email}</strong>
      </p>
      <form method="post">
        <button type="submit">{text.confirm}</button>
      </form>
    </Layout>
  );
}
