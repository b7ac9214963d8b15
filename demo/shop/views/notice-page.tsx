import type { ReactElement } from 'react';
import { LogOutScript } from './keep-order.tsx';
import { Layout } from './layout.tsx';

export interface NoticePageProps {
  readonly title: string;
  readonly text: string;
  /** Where to go on. */
  readonly link: { readonly text: string; readonly href: string };
  /** Whether the page was opened by a mailed link, on the way to which a draft was kept. */
  readonly isMailed?: boolean;
  /** Whether the buyer is logged in. */
  readonly isBuyer?: boolean;
  /** Whether the order that is being written goes from this browser, too. */
  readonly forgetsOrder?: boolean;
}

/** A page that says one thing, with the way on. A draft in the address goes along. */
export const NoticePage = ({
  title,
  text,
  link,
  isMailed = false,
  isBuyer = false,
  forgetsOrder = false,
}: NoticePageProps): ReactElement => (
  <Layout
    title={title}
    width="narrow"
    visitor={isBuyer ? 'buyer' : undefined}
    head={forgetsOrder ? <LogOutScript forgets /> : <script src="/public/keep-draft.js" defer />}
  >
    <div className="panel">
      <h1>{title}</h1>
      <p className="muted">{text}</p>
      <p>
        <a className="button" href={link.href} data-keep-draft={isMailed ? 'mailed' : true}>
          {link.text}
        </a>
      </p>
    </div>
  </Layout>
);
