import { randomBytes } from 'node:crypto';
import { serviceRules } from '../../../src/domain/order/service-types.ts';
import { found, reason, Refusal } from '../http/refusal.ts';
import type { StoredDraftSession } from '../repositories/draft-sessions.ts';
import type { Shop } from '../shop.ts';
import type { Brief } from './drafter.ts';

/**
 * How many prompts can be drafted anew in a session. The prompts that it began with do not count: a buyer who asks for
 * ten has as many second thoughts as one who asks for one.
 */
const draftsPerSession = 20;

/** How long a session lasts, in milliseconds. */
const sessionLifetime = 2 * 60 * 60 * 1000;

/**
 * Drafts prompts and opens a session in which each can be drafted anew (docs/behaviour.md, Calls). `signal` is aborted
 * when the buyer does not wait any more.
 */
export async function generatePrompts(shop: Shop, brief: Brief, count: number, signal: AbortSignal) {
  const id = randomBytes(18).toString('base64url');
  // A service may have one prompt only (docs/behaviour.md, Rules).
  const length = Math.min(count, serviceRules[brief.serviceType].maxMessages);
  const positions = Array.from({ length }, (_, index) => index);
  const drafts = await shop.drafter({ brief, positions, replaced: null, earlier: [], signal });
  const now = shop.now();
  const session = { id, brief, remaining: draftsPerSession, expiresAt: new Date(now.getTime() + sessionLifetime) };
  const stored = drafts.map(({ content }, position) => ({ position, content }));
  await shop.draftSessions.add(session, stored);
  return { sessionId: id, remaining: draftsPerSession, drafts };
}

async function spend(shop: Shop, { id, expiresAt }: StoredDraftSession): Promise<number> {
  const remaining = await shop.draftSessions.spend(id);
  if (remaining !== null) return remaining;
  const seconds = Math.ceil((expiresAt.getTime() - shop.now().getTime()) / 1000);
  throw new Refusal(429, reason('drafts-used-up', draftsPerSession), Math.max(1, seconds));
}

async function redraft(shop: Shop, session: StoredDraftSession, position: number, signal: AbortSignal) {
  const replaced = session.drafts.findLast((draft) => draft.position === position)?.content ?? null;
  const earlier = session.drafts.map((draft) => draft.content);
  const { brief } = session;
  const [draft] = await shop.drafter({ brief, positions: [position], replaced, earlier, signal });
  if (draft === undefined) throw new Error('The drafter returned no draft.');
  await shop.draftSessions.addDraft(session.id, { position, content: draft.content });
  return draft;
}

/**
 * Drafts the prompt at a position (from 0) of a session anew, also one that the buyer added by hand. Refuses with 404 a
 * session that is over and with 429 one that is spent; a draft that fails is not counted.
 */
export async function regeneratePrompt(shop: Shop, sessionId: string, position: number, signal: AbortSignal) {
  const session = found(await shop.draftSessions.find(sessionId, shop.now()), 'draft-session-over');
  const remaining = await spend(shop, session);
  try {
    return { draft: await redraft(shop, session, position, signal), remaining };
  } catch (error) {
    await shop.draftSessions.giveBack(session.id);
    throw error;
  }
}
