import type { ReactElement } from 'react';
import { Layout } from './layout.tsx';

export interface NoticePageProps {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly text: string; readonly href: string };
  /** Whether the page was opened by an emailed link, so that the draft was stored. */
  readonly isMailed?: boolean;
  /** Whether the buyer is logged in. */
  readonly isBuyer?: boolean;
}

/** A page with a single message and a link. Passes on a draft in the URL. */
export const NoticePage = ({ title, text, link, isMailed = false, isBuyer = false }: NoticePageProps): ReactElement => (
  <Layout
    title={title}
    width="narrow"
    visitor={isBuyer ? 'buyer' : undefined}
    head={<script src="/public/keep-draft.js" defer />}
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
