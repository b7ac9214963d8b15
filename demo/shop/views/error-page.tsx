import type { ReactElement } from 'react';
import { Layout } from './layout.tsx';

/** What a buyer sees when a page can't be shown. */
export function errorPage(message: string): ReactElement {
  return (
    <Layout title="Sorry">
      <h1>Sorry, that did not work</h1>
      <p>{message}</p>
      <p>
        <a className="button" href="/">
          To the order form
        </a>
      </p>
    </Layout>
  );
}
