import { useRef } from 'react';
import type { VoiceOrderFormElement } from 'voice-order-form';

export function Page() {
  const form = useRef<VoiceOrderFormElement>(null);
  return (
    <voice-order-form
      ref={form}
      className="form"
      service="moh"
      api-url="/api"
      sync-url
      style={{ '--voice-order-accent': '#0b5a6b', '--voice-order-radius': '4px' }}
      buyer={{ email: 'ada@example.com' }}
      getAccessToken={() => Promise.resolve(null)}
      onvoice-order-created={({ detail }) => detail.orderId.trim()}
    >
      <p>Call us.</p>
    </voice-order-form>
  );
}

// @ts-expect-error -- no such service
export const fax = <voice-order-form service="fax" />;
// @ts-expect-error -- no such detail
export const wrong = <voice-order-form onvoice-order-created={({ detail }) => detail.email} />;
// @ts-expect-error -- no such style
export const loud = <voice-order-form style={{ '--accent': 'red' }} />;
