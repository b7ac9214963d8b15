import type { FastifyInstance } from 'fastify';
import type { ShopConfig } from '../config.ts';

/** Whom Fastify believes where a request comes from, counted from the shop outwards. */
export function trustedProxies({ trustProxy }: Pick<ShopConfig, 'trustProxy'>) {
  if (trustProxy === false) return false;
  return typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : [...trustProxy];
}

/** Tells staff, once, that all buyers have one limit together: the shop sees its proxy's address only. */
export function warnOfUnknownProxies(app: FastifyInstance, { trustProxy }: Pick<ShopConfig, 'trustProxy'>): void {
  if (trustProxy !== false) return;
  let isTold = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (isTold || headers['x-forwarded-for'] === undefined) return;
    isTold = true;
    log.warn('Requests come through a proxy, so that all buyers share one limit. Set TRUST_PROXY (see docs/shop.md).');
  });
}
