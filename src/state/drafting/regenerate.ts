import { atom } from 'jotai/vanilla';
import { ApiError } from '../../api/errors.ts';
import { regeneratePrompt } from '../../api/prompts.ts';
import { clientAtom } from '../host/settings.ts';
import { failAtom, notifyAtom } from '../notices/notices.ts';
import { orderAtom } from '../order/order.ts';
import { orderSignalAtom } from '../order/order-life.ts';
import { replaceContentAtom } from '../order/undo.ts';
import { aiSessionAtom, regeneratingAtom } from './drafting.ts';

/** Drafts one message anew, in the session. The text it replaces can be had back. */
export const regenerateAtom = atom(null, async (get, set, messageId: number): Promise<void> => {
  const session = get(aiSessionAtom);
  if (session === null || get(regeneratingAtom) !== null) return;
  const place = get(orderAtom).messages.findIndex(({ id }) => id === messageId);
  const { sessionId } = session;
  const signal = get(orderSignalAtom);
  const isOver = (): boolean => signal.aborted || get(aiSessionAtom)?.sessionId !== sessionId;
  set(regeneratingAtom, messageId);
  try {
    const promptIndex = session.promptOf[messageId] ?? place;
    const answer = await regeneratePrompt(get(clientAtom), { sessionId, promptIndex }, signal);
    if (isOver()) return;
    set(replaceContentAtom, { id: messageId, content: answer.content });
    set(aiSessionAtom, { ...session, remainingLimit: answer.remainingLimit ?? session.remainingLimit });
    set(notifyAtom, { tone: 'success', notice: { key: 'aiRegenerated' } });
  } catch (error) {
    if (signal.aborted) return;
    const status = error instanceof ApiError ? error.status : undefined;
    // The shop has forgotten the session: nothing more can be drafted in it.
    if (status === 404) set(aiSessionAtom, null);
    const key = status === 429 ? 'aiRegenerateLimited' : 'aiRegenerateFailed';
    set(failAtom, { area: 'ai', notice: { key }, error });
  } finally {
    if (!signal.aborted) set(regeneratingAtom, null);
  }
});
