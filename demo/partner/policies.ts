import { randomBytes } from 'node:crypto';

/** What the form loads; the icon and the style sheet are the page's own. */
const shop = "connect-src https://shop.example; img-src 'self' https://shop.example; media-src https://shop.example";
const strict = "default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'self'";
const trusted = "require-trusted-types-for 'script'";

const stripe = [
  strict,
  'script-src https://shop.example https://js.stripe.com',
  'connect-src https://shop.example https://api.stripe.com',
  "img-src 'self' https://shop.example",
  'media-src https://shop.example',
  'frame-src https://js.stripe.com https://hooks.stripe.com',
  `${trusted}; trusted-types voice-order-form`,
].join('; ');

/**
 * The policies that pages of demo/pages/csp are sent with, as headers; other strict pages have theirs in a meta tag.
 */
const headers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'nonce.html': {
    'content-security-policy': `${strict}; script-src 'nonce-{nonce}'; ${shop}; ${trusted}; trusted-types voice-order-form`,
  },
  'strict-dynamic.html': {
    'content-security-policy': `${strict}; script-src 'nonce-{nonce}' 'strict-dynamic'; ${shop}`,
  },
  'report-only.html': {
    'content-security-policy-report-only': `${strict}; script-src https://shop.example; ${shop}; ${trusted}; trusted-types 'none'`,
  },
  'sandbox.html': { 'content-security-policy': 'sandbox allow-scripts' },
  'stripe.html': { 'content-security-policy': stripe },
};

/** Adds a page's policy headers, with a new nonce each time. */
export function withPolicy(file: string, html: string) {
  const nonce = randomBytes(16).toString('base64');
  const fill = (text: string): string => text.replaceAll('{nonce}', nonce);
  const policy = Object.entries(headers[file.replace(/^csp./u, '')] ?? {});
  return { html: fill(html), headers: Object.fromEntries(policy.map(([name, value]) => [name, fill(value)])) };
}
