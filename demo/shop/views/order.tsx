import { createElement, type ReactElement } from 'react';
import { Layout } from './layout.tsx';

const fallback = 'The order form needs JavaScript. You can also write to studio@cadence.example to order.';

/** The shop's own order page: the element, kept in step with the address. */
export function orderPage(): ReactElement {
  return (
    <Layout title="Order" width="wide" head={<script src="/voice-order-form.js" async />}>
      <div className="intro">
        <h1>Professional voices for your phone system</h1>
        <p className="muted">On-hold messages, phone menus and voicemail greetings, recorded by real voice artists.</p>
      </div>
      {createElement('voice-order-form', { 'sync-url': '' }, fallback)}
    </Layout>
  );
}
