/** @jsxImportSource preact */
import { createRef } from 'preact';
import type { VoiceOrderFormElement } from 'voice-order-form';

const form = createRef<VoiceOrderFormElement>();

export const page = (
  <voice-order-form
    ref={form}
    class="form"
    service="moh"
    api-url="/api"
    phone-system="3cx"
    sync-url
    style={{ '--voice-order-accent': '#0b5a6b' }}
    buyer={{ email: 'ada@example.com' }}
    getAccessToken={() => Promise.resolve(null)}
    onvoice-order-created={({ detail }) => detail.orderId.trim()}
  >
    <p>Call us.</p>
  </voice-order-form>
);

// @ts-expect-error -- no such service
export const fax = <voice-order-form service="fax" />;
// @ts-expect-error -- no such detail
export const wrong = <voice-order-form onvoice-order-created={({ detail }) => detail.email} />;
