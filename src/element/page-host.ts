import { redirectToStripe } from '../api/stripe.ts';
import { freeze } from '../domain/common/json.ts';
import type { Host } from '../state/host/host.ts';
import { firstUse } from './isolate-events.ts';
import { loadTools } from './load-tools.ts';
import { returnUrlOf } from './page-url.ts';
import { scriptNonce } from './script.ts';

/** What the state needs of the page around an element. */
export const hostOf = (element: Element, root: ShadowRoot): Host => ({
  emit: (name, detail) => {
    const cancelable = name === 'voice-order-redirect';
    const event = new CustomEvent(name, { detail: freeze(detail), bubbles: true, composed: true, cancelable });
    return element.dispatchEvent(event);
  },
  isPresent: () => element.isConnected,
  returnUrl: () => returnUrlOf(element),
  // Hosted checkouts refuse to run in a frame. Across origins, only this setter of the window's location is accessible.
  navigate: (url) => {
    (window.top ?? window).location.href = url;
  },
  openWindow: (url) => window.open(url) !== null,
  redirectToStripe: (publishableKey, sessionId) => redirectToStripe(publishableKey, sessionId, scriptNonce),
  loadTools: (isNeeded) => loadTools(root, isNeeded),
  touched: firstUse(root),
});
