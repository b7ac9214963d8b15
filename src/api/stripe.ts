import type { StripeConstructor } from '@stripe/stripe-js';
import { loadNode } from './load-node.ts';
import { noReferrer } from './urls.ts';

const stripeJs = 'https://js.stripe.com/basil/stripe.js';

/** The part of Trusted Types that is used here. It is not in TypeScript's DOM library yet, nor in all browsers. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): string };
}

let trusted: string | undefined;

/** The only URL that the element ever turns into a script, through a policy that allows no other. */
function trustedAddress(): string {
  const { trustedTypes }: Window & { readonly trustedTypes?: TrustedTypes } = window;
  const createScriptURL = (): string => stripeJs;
  // A policy can be created only once.
  trusted ??= trustedTypes?.createPolicy('voice-order-form', { createScriptURL }).createScriptURL('');
  return trusted ?? stripeJs;
}

/**
 * Loads Stripe.js. Stripe's own `loadStripe` sets the URL as a string, which pages with Trusted Types refuse
 * (stripe/stripe-js#403), does not support nonces, and leaves its node behind. Only its types are used.
 */
async function loadScript(nonce: string): Promise<StripeConstructor | undefined> {
  if (window.Stripe) return window.Stripe;
  const script = document.createElement('script');
  script.nonce = nonce;
  Object.assign(script, noReferrer);
  script.src = trustedAddress();
  await loadNode(document.head, script);
  return window.Stripe;
}

/**
 * Goes to Stripe's hosted checkout by session id, for a shop whose payment answer has no `url`. Stripe.js is loaded at
 * this moment, never before, with the nonce of the page's content security policy, if it uses nonces. Throws if the
 * script can't be loaded or refuses. Stripe.js has no `redirectToCheckout` since its clover release, so this needs
 * @stripe/stripe-js 7, which uses the release before, basil.
 */
export async function redirectToStripe(publishableKey: string, sessionId: string, nonce: string): Promise<void> {
  const makeStripe = await loadScript(nonce);
  if (!makeStripe) throw new Error('no Stripe.js');
  const { error } = await makeStripe(publishableKey).redirectToCheckout({ sessionId });
  throw new Error(error.message ?? 'redirectToCheckout failed');
}
