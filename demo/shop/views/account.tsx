import type { ReactElement } from 'react';
import { Layout } from './layout.tsx';

/** What stands at /login and /register until there are accounts. `back` is a path on this shop. */
export function accountPage(back: string): ReactElement {
  return (
    <Layout title="Accounts" head={<script src="/public/keep-draft.js" defer />}>
      <h1>Accounts open soon</h1>
      <p>
        You will be able to keep your details and see earlier orders here. Until then you can order as a guest: all it
        takes is an email address and a billing address.
      </p>
      <p>
        <a className="button" href={back} data-keep-draft>
          Continue as a guest
        </a>
      </p>
    </Layout>
  );
}
