import { detailsOf, isRetryable } from '../../api/errors.ts';
import { generatePrompts, regeneratePrompt, type DraftingRequest, type GeneratedPrompts } from '../../api/prompts.ts';
import { draftingWaits } from '../../domain/common/waits.ts';
import { toolTextFor } from '../../text/tool-text.ts';
import { dispatch, type Form } from '../form.ts';
import { pause } from '../host/in-time.ts';
import { clientAtom, textAtom } from '../host/settings.ts';
import { dismissToasts, notify, reportError, showError } from '../notices/notices.ts';
import { messageIdsAtom, orderAtom } from '../session/order-atoms.ts';
import { sessionAtom, type DraftingFailure } from '../session/session.ts';
import {
  changeDrafting,
  draftingAtom,
  draftingControllerAtom,
  draftingFormAtom,
  draftsAtom,
  isGeneratingAtom,
} from './drafting-form.ts';

export const attempts = draftingWaits.again.length + 1;

/** Requests drafts, up to four times. A longer `retry-after` of the shop is respected. */
async function requestDrafts(form: Form, signal: AbortSignal): Promise<GeneratedPrompts> {
  const { store } = form;
  const fields = store.get(draftingFormAtom);
  const request: DraftingRequest = {
    ...fields,
    industry: fields.industry || 'Other',
    promptCount: store.get(draftsAtom).count,
    serviceType: store.get(orderAtom).serviceType,
  };
  for (let attempt = 1; ; attempt += 1) {
    changeDrafting(form, { status: { kind: 'loading', attempt } });
    try {
      return await generatePrompts(store.get(clientAtom), request, signal);
    } catch (error) {
      const wait = draftingWaits.again[attempt - 1];
      if (signal.aborted || wait === undefined || !isRetryable(error)) throw error;
      const seconds = Math.max(wait, Math.ceil(error.retryAfter / 1000));
      const { retry, retryLimited } = toolTextFor(store.get(textAtom)).drafting;
      const text = (error.status === 429 ? retryLimited : retry)(seconds, attempt + 1, attempts);
      notify(form, { topic: 'draftingRetry', tone: 'warning', text });
      await pause(seconds * 1000, signal);
    }
  }
}

/** Whether drafts are still being filled in: the buyer has neither undone them nor started another order. */
const isFilling = ({ store }: Form, signal: AbortSignal): boolean =>
  !signal.aborted && store.get(draftingAtom).status.kind === 'filling';

/**
 * Fills the messages with drafts: the first one at once, surplus messages removed, the others 100 ms apart
 * (docs/behaviour.md, States); or adds the drafts to the messages with text. Returns the number of drafts.
 */
async function fillMessages(form: Form, answer: GeneratedPrompts, signal: AbortSignal): Promise<number> {
  const { store } = form;
  const { isAdding, room } = store.get(draftsAtom);
  const drafts = answer.prompts.slice(0, room);
  dispatch(form, { type: 'draftsReceived', count: drafts.length, isAdding });
  const first = isAdding ? store.get(orderAtom).messages.length : 0;
  let index = -1;
  for (const draft of drafts) {
    index += 1;
    if (index > 0) await pause(draftingWaits.betweenDrafts);
    if (!isFilling(form, signal)) return 0;
    dispatch(form, { type: 'draftFilled', index: first + index, draft });
  }
  const { sessionId, remainingLimit } = answer;
  const filled = store.get(messageIdsAtom).slice(first);
  const promptOf = Object.fromEntries(filled.map((id, index) => [id, index]));
  changeDrafting(form, { prompts: { sessionId, remainingLimit, promptOf } });
  return drafts.length;
}

/** The final messages by status (docs/behaviour.md, Messages). */
const failures: Readonly<Record<number, DraftingFailure>> = { 400: 'badInput', 429: 'rateLimited' };

export async function generateDrafts(form: Form): Promise<void> {
  const { store } = form;
  if (!store.get(draftsAtom).canGenerate || store.get(isGeneratingAtom)) return;
  const controller = new AbortController();
  const { signal } = controller;
  // Drafting ends when the buyer cancels it, or another order starts.
  store.get(sessionAtom).controller.signal.addEventListener('abort', () => controller.abort());
  store.set(draftingControllerAtom, controller);
  const text = toolTextFor(store.get(textAtom)).drafting;
  // The message about the last attempt is outdated, and must not appear again when the modal closes.
  dismissToasts(form, ['drafting']);
  try {
    const answer = await requestDrafts(form, signal).finally(() => dismissToasts(form, ['draftingRetry']));
    if (signal.aborted) return;
    changeDrafting(form, { status: { kind: 'filling' }, isOpen: false });
    const count = await fillMessages(form, answer, signal);
    if (!isFilling(form, signal)) return;
    changeDrafting(form, { status: { kind: 'idle' } });
    notify(form, { topic: 'drafting', tone: 'success', text: text.done(count) });
  } catch (error) {
    if (signal.aborted) return;
    const failure = failures[detailsOf(error).status ?? 0] ?? 'failed';
    changeDrafting(form, { status: { kind: 'error', failure } });
    reportError(form, { area: 'ai', text: text[failure], error });
  }
}

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
    const answer = await regeneratePrompt(store.get(clientAtom), sessionId, promptIndex, signal);
    if (signal.aborted || store.get(draftingAtom).prompts?.sessionId !== sessionId) return;
    const before = store.get(sessionAtom).order.messages.find((message) => message.id === id);
    // If the shop sends no name, another draft of the same prompt keeps its own.
    const name = answer.name || (known !== undefined && before?.isNameSuggested ? before.name : '');
    dispatch(form, { type: 'exampleChosen', id, text: { content: answer.content, name } });
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
