import type { FastifyReply } from 'fastify';
import { countTry, forgetTries, type Tried } from '../accounts/throttle.ts';
import { isSecret } from '../digest.ts';
import type { PartnerRow } from '../schema/partners.ts';
import type { Shop } from '../shop.ts';
import { bearerOf } from './bearer.ts';
import { found, reason, Refusal } from './refusal.ts';

/**
 * The partner whose secret a request has. Refuses with 404 if there is no such partner or it has no secret, with 401 if
 * the secret is wrong, and with 429 after too many attempts.
 */
export async function partnerOf(shop: Shop, code: string, reply: FastifyReply): Promise<PartnerRow> {
  const { headers, ip } = reply.request;
  const secret = bearerOf(headers.authorization);
  const tried: Tried = { what: 'report', account: code.trim().toLowerCase(), ip };
  const seconds = secret === null ? 0 : await countTry(shop, tried);
  if (seconds > 0) throw new Refusal(429, reason('too-many-requests', seconds), seconds);
  const partner = await shop.partners.find(code);
  const hash = found(partner?.secretHash ?? null, 'partner-unknown');
  if (partner === null || secret === null || !isSecret(secret, hash)) {
    reply.header('www-authenticate', 'Bearer');
    throw new Refusal(401, reason('secret-wrong'));
  }
  await forgetTries(shop, tried);
  return partner;
}
