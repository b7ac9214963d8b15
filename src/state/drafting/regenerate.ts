import { atom } from 'jotai/vanilla';
import { detailsOf } from '../../api/errors.ts';
import { regeneratePrompt } from '../../api/prompts.ts';
import { clientAtom } from '../host/settings.ts';
import { failAtom, notifyAtom } from '../notices/notices.ts';
import { messageAtom } from '../order/order.ts';
import { orderSignalAtom } from '../order/order-life.ts';
import { replaceContentAtom } from '../order/undo.ts';
import type { DraftingWords } from './drafting-words.ts';
import { draftingSessionAtom, regeneratingAtom } from './drafting.ts';

interface Regenerating {
  /** The message's id. */
  readonly id: number;
  readonly words: DraftingWords;
}

/** Regenerates one message within the session. The replaced text can be restored. */
export const regenerateAtom = atom(null, async (get, set, { id, words }: Regenerating): Promise<void> => {
  const session = get(draftingSessionAtom);
  if (session === null || get(regeneratingAtom) !== null) return;
  const { sessionId, promptOf } = session;
  const known = promptOf[id];
  // A message that was added by hand gets a new prompt of the session, not one that another message uses.
  const promptIndex = known ?? Math.max(-1, ...Object.values(promptOf)) + 1;
  const signal = get(orderSignalAtom);
  const isOver = (): boolean => signal.aborted || get(draftingSessionAtom)?.sessionId !== sessionId;
  set(regeneratingAtom, id);
  try {
    const answer = await regeneratePrompt(get(clientAtom), { sessionId, promptIndex }, signal);
    if (isOver()) return;
    const before = get(messageAtom(id));
    // Another draft of the same prompt keeps its name.
    const name = known !== undefined && before?.namedFor ? before.name : '';
    set(replaceContentAtom, { id, content: answer.content, name });
    const remainingLimit = answer.remainingLimit ?? session.remainingLimit;
    set(draftingSessionAtom, { ...session, remainingLimit, promptOf: { ...promptOf, [id]: promptIndex } });
    set(notifyAtom, { tone: 'success', notice: { key: 'drafting', text: words.regenerated } });
  } catch (error) {
    if (signal.aborted) return;
    const { status } = detailsOf(error);
    // If the shop does not know a prompt that it drafted, the session has expired.
    if (status === 404 && known !== undefined) set(draftingSessionAtom, null);
    const text = status === 429 ? words.regenerateLimited : words.regenerateFailed;
    set(failAtom, { area: 'ai', notice: { key: 'drafting', text }, error });
  } finally {
    if (!signal.aborted) set(regeneratingAtom, null);
  }
});
