import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { ApiError } from '../api/errors.ts';
import { generatePrompts, regeneratePrompt, type GenerateBody, type GeneratedPrompts } from '../api/prompts.ts';
import { canGenerate, keepMessages, promptCountOf, putDraft } from '../domain/ai.ts';
import { maximumMessages } from '../domain/messages.ts';
import { aiFormAtom, restoreAiFormAtom } from './ai-form.ts';
import { dismissNoticesAtom, failAtom, notifyAtom, reportAtom, type Notice } from './notices.ts';
import { changeOrderAtom, orderAtom } from './order.ts';
import { replaceContentAtom } from './replaced.ts';
import { clientAtom } from './settings.ts';

/** Waits in seconds before the second, third and fourth attempt (spec.md section 7). */
const waits = [1, 3, 6] as const;
export const attempts = waits.length + 1;
const fillDelay = 100;

/** A session of drafts; `promptOf` tells which draft a message (by its id) was filled with. */
export interface AiSession {
  readonly sessionId: string;
  readonly remainingLimit: number | null;
  readonly promptOf: Readonly<Record<number, number>>;
}

export type AiStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly attempt: number }
  | { readonly kind: 'error'; readonly notice: Notice };

export const isAiOpenAtom = atom(false);
export const aiStatusAtom = atom<AiStatus>({ kind: 'idle' });
export const aiSessionAtom = atom<AiSession | null>(null);
export const regeneratingAtom = atom<number | null>(null);
const abortAtom = atom<AbortController | null>(null);

export const canGenerateAtom = atom((get) => canGenerate(get(aiFormAtom), get(orderAtom)));

/** Whether drafts would replace something that the buyer wrote. */
export const wouldReplaceAtom = atom((get) => get(orderAtom).messages.some(({ content }) => content.trim() !== ''));

export const openAiAtom = atom(null, (_get, set) => {
  set(restoreAiFormAtom);
  set(aiStatusAtom, { kind: 'idle' });
  set(isAiOpenAtom, true);
});

/** Calls drafting off where it is under way, else closes the modal. */
export const cancelAiAtom = atom(null, (get, set) => {
  if (get(aiStatusAtom).kind !== 'loading') return set(isAiOpenAtom, false);
  get(abortAtom)?.abort();
  set(aiStatusAtom, { kind: 'idle' });
  set(notifyAtom, { tone: 'info', notice: { key: 'aiCancelled' } });
});

/** Calls off what is under way, as when the element leaves the page. */
export const stopAiAtom = atom(null, (get, set) => {
  get(abortAtom)?.abort();
  set(aiStatusAtom, { kind: 'idle' });
});

/** Ends the session, as for another service. */
export const endAiSessionAtom = atom(null, (_get, set) => {
  set(stopAiAtom);
  set(aiSessionAtom, null);
  set(isAiOpenAtom, false);
});

const statusOf = (error: unknown): number | undefined => (error instanceof ApiError ? error.status : undefined);

/** Network errors, 429 and 5xx may pass; anything else would only fail again. */
function canRetry(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { kind, status = 0 } = error;
  return kind === 'network' || kind === 'timeout' || status === 429 || status >= 500;
}

/** What the buyer is told at the end (spec.md section 8). */
function failureNotice(error: unknown): Notice {
  const status = statusOf(error);
  if (status === 429) return { key: 'aiRateLimited' };
  return { key: status === 400 ? 'aiBadInput' : 'aiFailed' };
}

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new ApiError('aborted'));
    });
  });
}

async function generate(get: Getter, set: Setter, signal: AbortSignal): Promise<GeneratedPrompts> {
  const { promptCount: _, ...form } = get(aiFormAtom);
  const order = get(orderAtom);
  const body: GenerateBody = {
    ...form,
    promptCount: promptCountOf(get(aiFormAtom), order),
    serviceType: order.serviceType,
  };
  for (let attempt = 1; ; attempt += 1) {
    set(aiStatusAtom, { kind: 'loading', attempt });
    try {
      return await generatePrompts(get(clientAtom), body, signal);
    } catch (error) {
      const seconds = waits[attempt - 1];
      if (signal.aborted || seconds === undefined || !canRetry(error)) throw error;
      const key = statusOf(error) === 429 ? 'aiRetryLimited' : 'aiRetry';
      set(notifyAtom, { tone: 'warning', notice: { key, seconds, attempt: attempt + 1, attempts } });
      await pause(seconds, signal);
    }
  }
}

interface Filling {
  readonly answer: GeneratedPrompts;
  /** Called off with the session, as for another order. */
  readonly signal: AbortSignal;
}

/** The first draft at once, surplus messages gone, the others 100 ms apart (spec.md section 4). */
async function fill(get: Getter, set: Setter, { answer, signal }: Filling): Promise<number> {
  const { prompts, sessionId, remainingLimit } = answer;
  const drafts = prompts.slice(0, maximumMessages(get(orderAtom)));
  set(changeOrderAtom, (order) => keepMessages(order, drafts.length));
  for (const [index, content] of drafts.entries()) {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, fillDelay));
    if (signal.aborted) return 0;
    set(changeOrderAtom, (order) => putDraft(order, index, content));
  }
  const promptOf = Object.fromEntries(get(orderAtom).messages.map(({ id }, index) => [id, index]));
  set(aiSessionAtom, { sessionId, remainingLimit, promptOf });
  return drafts.length;
}

/** Asks for drafts and fills the messages with them. */
export const generateAtom = atom(null, async (get, set): Promise<void> => {
  if (!get(canGenerateAtom) || get(aiStatusAtom).kind === 'loading') return;
  const controller = new AbortController();
  set(abortAtom, controller);
  try {
    const answer = await generate(get, set, controller.signal);
    if (controller.signal.aborted) return;
    set(aiStatusAtom, { kind: 'idle' });
    set(isAiOpenAtom, false);
    const count = await fill(get, set, { answer, signal: controller.signal });
    if (count > 0) set(notifyAtom, { tone: 'success', notice: { key: 'aiGenerated', count } });
  } catch (error) {
    if (controller.signal.aborted) return;
    const notice = failureNotice(error);
    set(aiStatusAtom, { kind: 'error', notice });
    set(reportAtom, { area: 'ai', notice, error });
  } finally {
    set(dismissNoticesAtom, ['aiRetry', 'aiRetryLimited']);
  }
});

/** Drafts one message anew, in the session. The text it replaces can be had back. */
export const regenerateAtom = atom(null, async (get, set, messageId: number): Promise<void> => {
  const session = get(aiSessionAtom);
  if (session === null || get(regeneratingAtom) !== null) return;
  const place = get(orderAtom).messages.findIndex(({ id }) => id === messageId);
  set(regeneratingAtom, messageId);
  try {
    const answer = await regeneratePrompt(get(clientAtom), session.sessionId, session.promptOf[messageId] ?? place);
    if (get(aiSessionAtom)?.sessionId !== session.sessionId) return;
    set(replaceContentAtom, { id: messageId, content: answer.content });
    set(aiSessionAtom, { ...session, remainingLimit: answer.remainingLimit ?? session.remainingLimit });
    set(notifyAtom, { tone: 'success', notice: { key: 'aiRegenerated' } });
  } catch (error) {
    // The shop has forgotten the session: nothing more can be drafted in it.
    if (statusOf(error) === 404) set(aiSessionAtom, null);
    const key = statusOf(error) === 429 ? 'aiRegenerateLimited' : 'aiRegenerateFailed';
    set(failAtom, { area: 'ai', notice: { key }, error });
  } finally {
    set(regeneratingAtom, null);
  }
});
