import type { FastifyInstance } from 'fastify';
import type { ShopConfig } from '../config.ts';

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
