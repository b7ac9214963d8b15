import { randomBytes } from 'node:crypto';
import { serviceRules } from '../../../src/domain/order/services.ts';
import type { Shop } from '../shop.ts';
import type { Brief } from './drafter.ts';

/**
 * How many prompts can be drafted anew in a session. The prompts that it began with do not count: a buyer who asks for
 * ten has as many second thoughts as one who asks for one.
 */
export const draftsPerSession = 20;

/** How long a session lasts, in milliseconds. */
const sessionLifetime = 2 * 60 * 60 * 1000;

/** How many prompts, for whom; `signal` is aborted when the buyer does not wait any more. */
export interface GenerateRequest {
  readonly brief: Brief;
  readonly count: number;
  readonly signal: AbortSignal;
}

/** Drafts prompts and opens a session in which each can be drafted anew (docs/behaviour.md, Calls). */
export async function generatePrompts(shop: Shop, { brief, count, signal }: GenerateRequest) {
  const id = randomBytes(18).toString('base64url');
  // A service may have one prompt only (docs/behaviour.md, Rules).
  const length = Math.min(count, serviceRules[brief.serviceType].maxMessages);
  const positions = Array.from({ length }, (_, index) => index);
  const texts = await shop.drafter.draft({ brief, positions, replaced: null, earlier: [], seed: id, signal });
  const now = shop.now();
  const session = { id, brief, remaining: draftsPerSession, expiresAt: new Date(now.getTime() + sessionLifetime) };
  const drafts = texts.map((content, position) => ({ position, content }));
  await shop.draftSessions.add(session, drafts, now);
  return { sessionId: id, remaining: draftsPerSession, drafts };
}
