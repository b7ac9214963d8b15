import type { ReactElement, ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
import { isRefused, type Refused } from './form.tsx';
import { Layout } from './layout.tsx';
import { useTexts } from './page.tsx';

interface AccountPanelProps {
  readonly title: string;
  /** What was wrong with the form on the page, if it is shown again. */
  readonly refused?: Refused;
  /** Tags of the page's own. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the pages that lead from the account and back to it. */
export function AccountPanel({ title, refused = {}, head, children }: AccountPanelProps): ReactElement {
  const { account: text } = useTexts();
  return (
    <Layout
      title={isRefused(refused) ? text.errorTitle(title) : title}
      width="narrow"
      visitor={refused.hasEnded ? undefined : 'buyer'}
      head={head}
    >
      <BackLink href="/account" text={text.title} />
      <div className="panel">
        <h1>{title}</h1>
        {children}
      </div>
    </Layout>
  );
}
