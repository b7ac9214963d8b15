import { randomBytes } from 'node:crypto';
import type { Repositories } from '../repositories/repositories.ts';

/** Has a partner's orders told to a URL, or to none. Returns the secret that signs the calls; null without the partner. */
export async function registerWebhook(
  { partners }: Pick<Repositories, 'partners'>,
  code: string,
  url: URL | null,
): Promise<string | null> {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const isThere = await partners.keepWebhook(code, url === null ? null : { url: url.href, secret });
  return isThere ? secret : null;
}
