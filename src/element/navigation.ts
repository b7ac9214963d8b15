import { redirectToStripe } from '../api/stripe.ts';
import type { Host } from '../state/host/host.ts';
import { returnUrlOf } from './return-url.ts';
import { scriptNonce } from './script-origin.ts';

/** The ways in which an element can navigate the page around it. */
export const pageAround = (element: Element): Omit<Host, 'emit' | 'bringDesk' | 'touched'> => ({
  isPresent: () => element.isConnected,
  returnUrl: () => returnUrlOf(element),
  // Hosted checkouts refuse to run in a frame. Across origins, only this setter of the window's location is accessible.
  navigate: (url) => {
    (window.top ?? window).location.href = url;
  },
  openWindow: (url) => window.open(url) !== null,
  redirectToStripe: (publishableKey, sessionId) => redirectToStripe(publishableKey, sessionId, scriptNonce),
});
