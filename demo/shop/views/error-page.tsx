import type { ReactElement } from 'react';
import { Layout } from './layout.tsx';
import { useTexts } from './page.tsx';

/** What a buyer sees when a page can't be shown. */
export function ErrorPage({ message }: { readonly message: string }): ReactElement {
  const { site: text } = useTexts();
  return (
    <Layout title={text.sorry}>
      <h1>{text.sorryHeading}</h1>
      <p>{message}</p>
      <p>
        <a className="button" href="/">
          {text.toOrderForm}
        </a>
      </p>
    </Layout>
  );
}
