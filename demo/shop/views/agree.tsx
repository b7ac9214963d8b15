import type { ReactElement } from 'react';
import { Layout } from './layout.tsx';
import { useTexts } from './page.tsx';

/** Asks an address to confirm the new address of an account. Posts to its own URL. */
export function AgreePage({ email }: { readonly email: string }): ReactElement {
  const { account: text, mails } = useTexts();
  return (
    <Layout title={text.changeEmail} width="narrow">
      <div className="panel">
        <h1>{text.changeEmail}</h1>
        <p className="muted">{text.changeAsk}</p>
        <p>
          <strong className="wrap">{email}</strong>
        </p>
        <form method="post">
          <button type="submit">{mails.agree}</button>
        </form>
      </div>
    </Layout>
  );
}
