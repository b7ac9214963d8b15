import { loadStripe } from '@stripe/stripe-js/pure';

/**
 * Leaves for Stripe's hosted checkout by session id: only for a shop whose payment answer has no `url`. Fetches
 * Stripe.js at this moment, never before. Throws where the script can't be loaded or refuses.
 * `redirectToCheckout` is gone from Stripe.js since its clover release: this needs @stripe/stripe-js 7.
 */
export async function redirectToStripe(publishableKey: string, sessionId: string): Promise<void> {
  const stripe = await loadStripe(publishableKey);
  if (stripe === null) throw new Error('Stripe.js is not available here');
  const { error } = await stripe.redirectToCheckout({ sessionId });
  throw new Error(error.message ?? 'redirectToCheckout failed');
}
