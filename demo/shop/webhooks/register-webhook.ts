import { randomBytes } from 'node:crypto';
import type { Repositories } from '../repositories/repositories.ts';

/**
 * Sets the URL that a partner's orders are posted to, or none. Returns the secret that signs the calls; null if there
 * is no such partner.
 */
export async function registerWebhook(
  { partners }: Pick<Repositories, 'partners'>,
  code: string,
  url: URL | null,
): Promise<string | null> {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const isThere = await partners.change(code, {
    webhookUrl: url?.href ?? null,
    webhookSecret: url === null ? null : secret,
  });
  return isThere ? secret : null;
}
