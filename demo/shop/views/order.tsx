import { createElement, type ReactElement } from 'react';
import type { Notice } from '../http/cookies.ts';
import { Layout, type Visitor } from './layout.tsx';
import { languageFacts } from '../text/language.ts';
import { usePage, useTexts } from './page.tsx';
import { SaidOnce } from './said-once.tsx';
import { studioEmail } from './shop-name.ts';

/**
 * Shown in place of the form until its script runs: the style sheet shows each of the two messages at the right time.
 */
const Waiting = () => {
  const { site: text } = useTexts();
  return (
    <>
      <noscript>
        <p>{text.noScript(studioEmail)}</p>
      </noscript>
      <div className="waiting" role="status">
        <p className="soon muted">{text.formLoading}</p>
        <p className="late wrap">{text.formLate(studioEmail)}</p>
      </div>
    </>
  );
};

interface OrderPageProps {
  readonly visitor: Visitor;
  readonly notice: Notice | null;
  /** The URL to return to after checkout. */
  readonly returnUrl: string;
}

/** The shop's own order page: the element, in sync with the URL, and informed about who is logged in. */
export function OrderPage({ visitor, notice, returnUrl }: OrderPageProps): ReactElement {
  const { site: text } = useTexts();
  // Formats prices as on the shop's other pages: `$129` for Canadian dollars, in English too.
  const { locale: lang } = languageFacts[usePage().language];
  const head = (
    <>
      <script src="/voice-order-form.js" async />
      <script src="/public/order-link.js" async />
      {visitor === 'buyer' ? <script src="/public/order-page.js" type="module" /> : null}
    </>
  );
  return (
    <Layout title={text.order} description={text.orderLead} width="wide" visitor={visitor} head={head}>
      <SaidOnce notice={notice} />
      <div className="intro">
        <h1>{text.orderHeading}</h1>
        <p className="muted">{text.orderLead}</p>
      </div>
      <div lang={lang}>
        {createElement('voice-order-form', { 'sync-url': '', 'return-url': returnUrl }, <Waiting />)}
      </div>
    </Layout>
  );
}
