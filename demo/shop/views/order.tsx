import { createElement, type ReactElement } from 'react';
import { Layout, type Visitor } from './layout.tsx';
import { locales } from '../text/language.ts';
import { usePage, useTexts } from './page.tsx';
import { studioEmail } from './shop-name.ts';

/** The shop's own order page: the element, kept in step with the address, and told who is logged in. */
export function OrderPage({ visitor }: { readonly visitor: Visitor }): ReactElement {
  const { site: text } = useTexts();
  // Prices read as on the shop's other pages: `$129` for Canadian dollars in English, too.
  const lang = locales[usePage().language];
  const head = (
    <>
      <script src="/voice-order-form.js" async />
      {visitor === 'buyer' ? <script src="/public/order-page.js" type="module" /> : null}
    </>
  );
  return (
    <Layout title={text.orderTitle} width="wide" visitor={visitor} head={head}>
      <div className="intro">
        <h1>{text.orderHeading}</h1>
        <p className="muted">{text.orderLead}</p>
      </div>
      <div lang={lang}>{createElement('voice-order-form', { 'sync-url': '' }, text.noScript(studioEmail))}</div>
    </Layout>
  );
}
