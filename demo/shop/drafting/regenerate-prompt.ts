import { found, reason, Refusal } from '../http/refusal.ts';
import type { StoredDraftSession } from '../repositories/draft-sessions.ts';
import type { Shop } from '../shop.ts';
import { draftsPerSession } from './generate-prompts.ts';

/** Which prompt of which session, counted from 0. */
export interface RegenerateRequest {
  readonly sessionId: string;
  readonly position: number;
  readonly signal: AbortSignal;
}

async function spend(shop: Shop, { id, expiresAt }: StoredDraftSession): Promise<number> {
  const remaining = await shop.draftSessions.spend(id);
  if (remaining !== null) return remaining;
  const seconds = Math.ceil((expiresAt.getTime() - shop.now().getTime()) / 1000);
  throw new Refusal(429, reason('drafts-used-up', draftsPerSession), Math.max(1, seconds));
}

async function write(shop: Shop, session: StoredDraftSession, { position, signal }: RegenerateRequest) {
  const replaced = session.drafts.findLast((draft) => draft.position === position)?.content ?? null;
  const earlier = session.drafts.map((draft) => draft.content);
  const { brief, id: seed } = session;
  const [content = ''] = await shop.drafter.draft({ brief, positions: [position], replaced, earlier, seed, signal });
  await shop.draftSessions.addDraft(session.id, { position, content });
  return content;
}

/**
 * Drafts a prompt of a session anew, also one that the buyer added by hand. Refuses with 404 a session that is over and
 * with 429 one that is spent; a draft that fails is not counted.
 */
export async function regeneratePrompt(shop: Shop, request: RegenerateRequest) {
  const session = found(await shop.draftSessions.find(request.sessionId, shop.now()), 'draft-session-over');
  const remaining = await spend(shop, session);
  try {
    return { content: await write(shop, session, request), remaining };
  } catch (error) {
    await shop.draftSessions.giveBack(session.id);
    throw error;
  }
}
