// A link to an order, opened where the order form stands already, changes nothing but the end of the address.
import { askToReplace, isInProgress } from './in-progress.js';

function takeOut() {
  history.replaceState(history.state, '', `${location.pathname}${location.search}`);
}

addEventListener('hashchange', () => {
  if (!location.hash.startsWith('#draft=')) return;
  if (!isInProgress(new URLSearchParams(location.search).get('referral'))) return location.reload();
  askToReplace(location.href).addEventListener('close', takeOut, { once: true });
});

// The address is this page's own already: following it would load nothing.
document.querySelector('#replace-order a').addEventListener('click', (event) => {
  event.preventDefault();
  location.reload();
});
