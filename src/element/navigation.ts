import { redirectToStripe as redirect } from '../api/stripe.ts';
import { scriptNonce as nonce } from './script-origin.ts';

/** Hosted checkouts refuse to run in a frame. Across origins this setter is all that is open of a window's location. */
export function navigate(url: string): void {
  (window.top ?? window).location.href = url;
}

export const openWindow = (url: string): boolean => window.open(url) !== null;

export const redirectToStripe = (publishableKey: string, sessionId: string): Promise<void> =>
  redirect({ publishableKey, sessionId, nonce });
