import { useRef } from 'react';
import type { VoiceOrderFormElement } from 'voice-order-form';

export function Page() {
  const form = useRef<VoiceOrderFormElement>(null);
  return (
    <voice-order-form
      ref={form}
      class="form"
      service="moh"
      api-url="/api"
      sync-url=""
      lang="fr"
      style={{ margin: 8, '--voice-order-accent': '#0b5a6b', '--voice-order-density': 0.85 }}
    >
      <p>Call us.</p>
    </voice-order-form>
  );
}

// @ts-expect-error -- no such service
export const fax = <voice-order-form service="fax" />;
// @ts-expect-error -- React 18 sets no properties
export const early = <voice-order-form getAccessToken={() => Promise.resolve(null)} />;
// @ts-expect-error -- no such style
export const loud = <voice-order-form style={{ '--accent': 'red' }} />;
