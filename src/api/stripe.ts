import type { StripeConstructor } from '@stripe/stripe-js';
import { noReferrer } from './no-referrer.ts';

const stripeJs = 'https://js.stripe.com/basil/stripe.js';

/** Trusted Types, as far as they are used here; not in TypeScript's DOM library yet, nor in all browsers. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): string };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

let trusted: string | undefined;

/** The one address that the element ever makes a script of, by a policy that knows no other. */
function trustedAddress(): string {
  const createScriptURL = (): string => stripeJs;
  // A policy can be made once only.
  trusted ??= window.trustedTypes?.createPolicy('voice-order-form', { createScriptURL }).createScriptURL('');
  return trusted ?? stripeJs;
}

/**
 * Loads Stripe.js. Stripe's own `loadStripe` sets the address as a text, which pages with Trusted Types refuse
 * (stripe/stripe-js#403), knows no nonce, and leaves its node behind: only its types are used.
 */
async function loadScript(nonce: string): Promise<StripeConstructor | undefined> {
  if (window.Stripe) return window.Stripe;
  const script = document.createElement('script');
  script.nonce = nonce;
  Object.assign(script, noReferrer);
  script.src = trustedAddress();
  document.head.append(script);
  try {
    await new Promise((resolve, reject) => {
      script.addEventListener('load', resolve);
      script.addEventListener('error', reject);
    });
  } finally {
    script.remove();
  }
  return window.Stripe;
}

interface StripeCheckout {
  readonly publishableKey: string;
  readonly sessionId: string;
  /** What lets scripts run under the page's content security policy, where it takes nonces. */
  readonly nonce: string;
}

/**
 * Leaves for Stripe's hosted checkout by session id: only for a shop whose payment answer has no `url`. Fetches
 * Stripe.js at this moment, never before. Throws where the script can't be loaded or refuses.
 * `redirectToCheckout` is gone from Stripe.js since its clover release: this needs @stripe/stripe-js 7, which has the one before, basil.
 */
export async function redirectToStripe({ publishableKey, sessionId, nonce }: StripeCheckout): Promise<void> {
  const makeStripe = await loadScript(nonce);
  if (!makeStripe) throw new Error('no Stripe.js');
  const { error } = await makeStripe(publishableKey).redirectToCheckout({ sessionId });
  throw new Error(error.message ?? 'redirectToCheckout failed');
}
