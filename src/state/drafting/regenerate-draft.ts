import { detailsOf } from '../../api/errors.ts';
import { regeneratePrompt } from '../../api/prompts.ts';
import { cleanText } from '../../domain/clean-text.ts';
import { toolTextFor } from '../../text/tool-text.ts';
import { dispatch, type Form } from '../form.ts';
import { clientAtom, textAtom } from '../host/settings.ts';
import { notify, showError } from '../notices/notices.ts';
import { sessionAtom } from '../session/session.ts';
import { changeDrafting, draftingAtom } from './drafting.ts';

/** Regenerates one message, by its id, within the session of drafts. Undo restores the replaced text. */
export async function regenerateDraft(form: Form, id: number): Promise<void> {
  const { store } = form;
  const { prompts, regeneratingId } = store.get(draftingAtom);
  if (prompts === null || regeneratingId !== null) return;
  const { sessionId, promptOf } = prompts;
  const known = promptOf[id];
  // A message that was added by hand gets a new prompt of the session, not one that another message uses.
  const promptIndex = known ?? Math.max(-1, ...Object.values(promptOf)) + 1;
  const { signal } = store.get(sessionAtom).controller;
  const text = toolTextFor(store.get(textAtom)).drafting;
  changeDrafting(form, { regeneratingId: id });
  try {
    const answer = await regeneratePrompt(store.get(clientAtom), { sessionId, promptIndex }, signal);
    if (signal.aborted || store.get(draftingAtom).prompts?.sessionId !== sessionId) return;
    const before = store.get(sessionAtom).order.messages.find((message) => message.id === id);
    // Another draft of the same prompt keeps its name.
    const name = known !== undefined && before?.isNameSuggested ? before.name : '';
    dispatch(form, { type: 'exampleChosen', id, text: { content: cleanText(answer.content), name } });
    const remainingLimit = answer.remainingLimit ?? prompts.remainingLimit;
    changeDrafting(form, { prompts: { ...prompts, remainingLimit, promptOf: { ...promptOf, [id]: promptIndex } } });
    notify(form, { topic: 'drafting', tone: 'success', text: text.regenerated });
  } catch (error) {
    if (signal.aborted) return;
    const { status } = detailsOf(error);
    // If the shop does not know a prompt that it drafted, the session of drafts has expired.
    if (status === 404 && known !== undefined) changeDrafting(form, { prompts: null });
    const message = status === 429 ? text.regenerateLimited : text.regenerateFailed;
    showError(form, { area: 'ai', text: message, error }, { topic: 'drafting' });
  } finally {
    if (!signal.aborted) changeDrafting(form, { regeneratingId: null });
  }
}
