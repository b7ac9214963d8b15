import type { FastifyRequest } from 'fastify';
import { reason, Refusal } from './refusal.ts';

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
