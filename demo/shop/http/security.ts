import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ShopConfig } from '../config.ts';
import { reason, Refusal } from './refusal.ts';

/**
 * The shop's pages run only its own scripts and styles, no other site can frame them, and their forms
 * post to no other site.
 */
const pagePolicy = {
  useDefaults: false,
  directives: {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  },
};

export async function secure(app: FastifyInstance, config: ShopConfig): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: pagePolicy,
    // Other sites may use everything that is not a page of the shop.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginEmbedderPolicy: false,
    // URLs of orders must not be sent to other sites.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
  });
}

/** Any site may call the API; there are no cookies to misuse. `retry-after` is for the element to read. */
export async function allowOtherOrigins(api: FastifyInstance): Promise<void> {
  await api.register(cors, {
    origin: '*',
    methods: ['GET', 'POST', 'PATCH'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key'],
    exposedHeaders: ['retry-after'],
    maxAge: 7200,
    strictPreflight: false,
  });
}

/** Whether the browser says that a page of this shop sent the request. Scripts can't set these headers. */
function isSameOrigin({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  // Browsers omit the header above if the shop is on plain http.
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

/** Refuses with 403 what another site makes a buyer's browser send. For every POST that relies on a cookie. */
export async function refuseOtherSites(request: FastifyRequest): Promise<void> {
  if (isSameOrigin(request)) return;
  throw new Refusal(403, reason('other-site'));
}

/** The proxies that Fastify trusts, counted from the shop outwards. */
export function trustedProxies({ trustProxy }: Pick<ShopConfig, 'trustProxy'>) {
  if (trustProxy === false) return false;
  return typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : [...trustProxy];
}

/** Logs once that all buyers share one limit, because the shop sees only its proxy's address. */
export function warnOfUnknownProxies(app: FastifyInstance, { trustProxy }: Pick<ShopConfig, 'trustProxy'>): void {
  if (trustProxy !== false) return;
  let isTold = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (isTold || headers['x-forwarded-for'] === undefined) return;
    isTold = true;
    log.warn('Requests come through a proxy, so that all buyers share one limit. Set TRUST_PROXY (see docs/shop.md).');
  });
}
