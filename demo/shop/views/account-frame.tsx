import type { ReactElement, ReactNode } from 'react';
import { guestPath } from './account-links.ts';
import { BackLink, Layout } from './layout.tsx';
import { isRefused, type Refused } from './form.tsx';
import { useTexts } from './page.tsx';

interface AccountFrameProps {
  readonly title: string;
  readonly lead: string;
  /** The problems of the page's form, if it is shown again. */
  readonly refused?: Refused;
  /** The buyer's destination, a path on this shop. */
  readonly back: string;
  /** Whether the page was opened by an emailed link, so that the draft was stored. */
  readonly isMailed?: boolean;
  readonly children: ReactNode;
}

/** The frame of the pages for logging in and creating an account. Their links and forms pass on a draft in the URL. */
export function AccountFrame(props: AccountFrameProps): ReactElement {
  const { title, lead, refused = {}, back, isMailed = false, children } = props;
  const { account: text } = useTexts();
  return (
    <Layout
      title={isRefused(refused) ? text.errorTitle(title) : title}
      width="narrow"
      head={
        <>
          <script src="/public/keep-draft.js" defer />
          <script type="module" src="/public/guest-details.js" />
        </>
      }
    >
      <div className="panel">
        <h1>{title}</h1>
        <p className="muted">{lead}</p>
        {/* On the order page, the order is in the browser's storage. */}
        <p data-draft-note hidden={!back.startsWith('/?')}>
          {text.orderKept}
        </p>
        {children}
      </div>
      {/* Somebody on the way to the account has no order to continue. */}
      {back === '/account' ? null : (
        <p className="aside">
          <a href={guestPath(back)} data-keep-draft={isMailed ? 'mailed' : true}>
            {text.asGuest}
          </a>
        </p>
      )}
    </Layout>
  );
}

interface SwitchProps {
  /** The question before the link. */
  readonly before?: string;
  readonly href: string;
  readonly text: string;
}

/** Below a form: the link to another one. */
export const SwitchLink = ({ before, href, text }: SwitchProps): ReactElement => (
  <p className="switch">
    {before === undefined ? null : `${before} `}
    <a href={href} data-keep-draft>
      {text}
    </a>
  </p>
);

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
    <Layout
      title={isRefused(refused) ? text.errorTitle(title) : title}
      width="narrow"
      visitor={refused.hasExpired ? undefined : 'buyer'}
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
