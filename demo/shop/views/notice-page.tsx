import type { ReactElement } from 'react';
import { Layout } from './layout.tsx';

interface NoticePageProps {
  readonly title: string;
  readonly text: string;
  /** Where to go on. */
  readonly link: { readonly text: string; readonly href: string };
}

/** A page that says one thing, with the way on. */
export const NoticePage = ({ title, text, link }: NoticePageProps): ReactElement => (
  <Layout title={title}>
    <h1>{title}</h1>
    <p>{text}</p>
    <p>
      <a className="button" href={link.href}>
        {link.text}
      </a>
    </p>
  </Layout>
);
