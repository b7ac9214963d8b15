import type { ReactElement } from 'react';
import { Layout } from './layout.tsx';
import { useTexts } from './page.tsx';

/** Asks an address whether an account shall have the new one. Posts to its own address. */
export function AgreePage({ email }: { readonly email: string }): ReactElement {
  const { account: text, mails } = useTexts();
  return (
    <Layout title={text.changeEmail}>
      <h1>{text.changeEmail}</h1>
      <p>{text.changeAsk}</p>
      <p>
        <strong className="wrap">{email}</strong>
      </p>
      <form method="post">
        <button type="submit">{mails.agree}</button>
      </form>
    </Layout>
  );
}
