import type { ReactElement, ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
import { isRefused, type Refused } from './form.tsx';
import { Layout } from './layout.tsx';
import { useTexts } from './page.tsx';

interface AccountPanelProps {
  readonly title: string;
  /** The problems of the page's form, if it is shown again. */
  readonly refused?: Refused;
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

export function AccountPanel({ title, refused = {}, head, children }: AccountPanelProps): ReactElement {
  const { account: text } = useTexts();
  return (
    <Layout title={isRefused(refused) ? text.errorTitle(title) : title} width="narrow" visitor="buyer" head={head}>
      <BackLink href="/account" text={text.title} />
      <div className="panel">
        <h1>{title}</h1>
        {children}
      </div>
    </Layout>
  );
}
