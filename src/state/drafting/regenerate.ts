import { atom } from 'jotai/vanilla';
import { ApiError } from '../../api/errors.ts';
import { regeneratePrompt } from '../../api/prompts.ts';
import { clientAtom } from '../host/settings.ts';
import { failAtom, notifyAtom } from '../notices/notices.ts';
import { messageAtom } from '../order/order.ts';
import { orderSignalAtom } from '../order/order-life.ts';
import { replaceContentAtom } from '../order/undo.ts';
import { draftingSessionAtom, regeneratingAtom } from './drafting.ts';

/** Regenerates one message within the session. The replaced text can be restored. */
export const regenerateAtom = atom(null, async (get, set, messageId: number): Promise<void> => {
  const session = get(draftingSessionAtom);
  if (session === null || get(regeneratingAtom) !== null) return;
  const { sessionId, promptOf } = session;
  const known = promptOf[messageId];
  // A message that was added by hand gets a new prompt of the session, not one that another message uses.
  const promptIndex = known ?? Math.max(-1, ...Object.values(promptOf)) + 1;
  const signal = get(orderSignalAtom);
  const isOver = (): boolean => signal.aborted || get(draftingSessionAtom)?.sessionId !== sessionId;
  set(regeneratingAtom, messageId);
  try {
    const answer = await regeneratePrompt(get(clientAtom), { sessionId, promptIndex }, signal);
    if (isOver()) return;
    const before = get(messageAtom(messageId));
    // Another draft of the same prompt keeps its name.
    const name = known !== undefined && before?.namedFor ? before.name : '';
    set(replaceContentAtom, { id: messageId, content: answer.content, name });
    const remainingLimit = answer.remainingLimit ?? session.remainingLimit;
    set(draftingSessionAtom, { ...session, remainingLimit, promptOf: { ...promptOf, [messageId]: promptIndex } });
    set(notifyAtom, { tone: 'success', notice: { key: 'draftingRegenerated' } });
  } catch (error) {
    if (signal.aborted) return;
    const status = error instanceof ApiError ? error.status : undefined;
    // If the shop does not know a prompt that it drafted, the session has expired.
    if (status === 404 && known !== undefined) set(draftingSessionAtom, null);
    const key = status === 429 ? 'draftingRegenerateLimited' : 'draftingRegenerateFailed';
    set(failAtom, { area: 'ai', notice: { key }, error });
  } finally {
    if (!signal.aborted) set(regeneratingAtom, null);
  }
});
