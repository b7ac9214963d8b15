import { createElement, type ReactElement } from 'react';
import { Layout, type Visitor } from './layout.tsx';

const fallback = 'The order form needs JavaScript. You can also write to studio@cadence.example to order.';

/** The shop's own order page: the element, kept in step with the address, and told who is logged in. */
export function orderPage(visitor: Visitor): ReactElement {
  const head = (
    <>
      <script src="/voice-order-form.js" async />
      {visitor === 'buyer' ? <script src="/public/order-page.js" type="module" /> : null}
    </>
  );
  return (
    <Layout title="Order" width="wide" visitor={visitor} head={head}>
      <div className="intro">
        <h1>Professional voices for your phone system</h1>
        <p className="muted">On-hold messages, phone menus and voicemail greetings, recorded by real voice artists.</p>
      </div>
      {createElement('voice-order-form', { 'sync-url': '' }, fallback)}
    </Layout>
  );
}
