import { readFile } from 'node:fs/promises';
import { findCheckout, pay, wayBack } from './orders.mjs';
import { found } from './refusal.mjs';

const page = (title, body) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <meta name="color-scheme" content="light dark">
  <style>body { max-width: 60rem; margin: auto; padding: 1rem; font-family: system-ui }</style>
  <title>${title}</title>
  <h1>${title}</h1>
  ${body}
</html>`;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const html = (title, body) => ({ type: 'text/html; charset=utf-8', body: page(title, body) });

/** Saved orders belong to a referral, so the buyer must return from checkout with the same one. */
function orderPage(query) {
  const kept = new URLSearchParams([...query].filter(([name]) => ['service', 'referral'].includes(name)));
  return html(
    'Order phone audio',
    `<script src="/voice-order-form.js" async></script>
    <voice-order-form sync-url return-url="${escaped(`/?${kept}`)}"></voice-order-form>`,
  );
}

/** Replaces a payment provider's page. It charges nobody. */
function checkoutPage(secret) {
  const checkout = findCheckout(secret);
  const { currency, total } = checkout.order;
  return html(
    'Checkout',
    `<form method="post"><button>Pay ${currency} ${total.toFixed(2)}</button></form>
  <p><a href="${escaped(wayBack(checkout))}">Cancel</a></p>`,
  );
}

function thankYou(secret) {
  pay(secret);
  const link = `<a href="${escaped(wayBack(findCheckout(secret)))}">Back to the page that you came from</a>`;
  return html('Thank you', `<p>Your order has been paid.</p><p>${link}</p>`);
}

const types = { js: 'text/javascript', json: 'application/json', txt: 'text/plain; charset=utf-8' };

/**
 * The script, its languages and its desk, as built by `npm ci`. Names that contain a hash never change. The others are
 * also in the folder of their major version (`v1`), which stays when a later one is out. Browsers get the compressed
 * file beside it.
 */
async function builtFile(path, folder, acceptsBrotli) {
  const known = /^(v\d+\/)?(voice-order-form[\w.-]*\.(?:js|json|txt)|release\.json)$/u.exec(path);
  const [, major = '', name] = found(known ?? undefined, 'page');
  const isHashed = /-[\da-f]{8}\./u.test(name);
  const read = (ending) => readFile(new URL((isHashed ? name : major + name) + ending, folder)).catch(() => undefined);
  const compressed = acceptsBrotli ? await read('.br') : undefined;
  return {
    type: types[name.split('.').at(-1)],
    life: isHashed ? 'max-age=31536000, immutable' : 'max-age=300',
    headers: { vary: 'accept-encoding', ...(compressed && { 'content-encoding': 'br' }) },
    body: compressed ?? found(await read(''), 'file'),
  };
}

/** The page or file of a path outside the API; throws a refusal. `folder` is the URL of the built files. */
export function showPage({ method, path, query, folder, acceptsBrotli }) {
  const [, place, secret] = /^([^/]*)\/?(.*)$/u.exec(path);
  if (path === '') return orderPage(query);
  if (place === 'checkout') return method === 'POST' ? thankYou(secret) : checkoutPage(secret);
  if (path === 'terms') return html('Terms & Conditions', '<p>Your terms go here.</p>');
  if (['login', 'register'].includes(path)) return html('No accounts', '<p>Please order as a guest.</p>');
  return builtFile(path, folder, acceptsBrotli);
}
