/** @jsxImportSource solid-js */
import type { VoiceOrderFormElement } from 'voice-order-form';

export const page = (form: (element: VoiceOrderFormElement) => void) => (
  <voice-order-form
    ref={form}
    class="form"
    service="moh"
    api-url="/api"
    phone-system="3cx"
    sync-url
    style={{ '--voice-order-accent': '#0b5a6b' }}
    prop:buyer={{ email: 'ada@example.com' }}
    prop:getAccessToken={() => Promise.resolve(null)}
    on:voice-order-created={({ detail }) => detail.orderId.trim()}
  >
    <p>Call us.</p>
  </voice-order-form>
);

// @ts-expect-error -- no such service
export const fax = <voice-order-form service="fax" />;
// @ts-expect-error -- no such detail
export const wrong = <voice-order-form on:voice-order-created={({ detail }) => detail.email} />;
