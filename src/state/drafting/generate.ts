import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { ApiError, mayPass } from '../../api/errors.ts';
import { generatePrompts, type DraftingRequest, type GeneratedPrompts } from '../../api/prompts.ts';
import { withKnownChoices } from '../../domain/scripts/drafting-choices.ts';
import { draftingWaits } from '../../domain/common/waits.ts';
import { clientAtom } from '../host/settings.ts';
import { dismissNoticesAtom, notifyAtom, reportAtom, type Notice } from '../notices/notices.ts';
import { orderAtom } from '../order/order.ts';
import { orderSignalAtom } from '../order/order-life.ts';
import { draftingFormAtom } from './drafting-form.ts';
import { callOffAtom, draftingStatusAtom, isDraftingOpenAtom, isGeneratingAtom } from './drafting.ts';
import { canGenerateAtom, draftsCountAtom } from './drafts.ts';
import { fillAtom } from './fill-messages.ts';

export const attempts = draftingWaits.again.length + 1;

/** Starts drafting. Returns the signal that aborts it, by the buyer or with the order. */
const beginDraftingAtom = atom(null, (get, set): AbortSignal => {
  const controller = new AbortController();
  const callOff = (): void => controller.abort();
  get(orderSignalAtom).addEventListener('abort', callOff);
  set(callOffAtom, callOff);
  return controller.signal;
});

const statusOf = (error: unknown): number | undefined => (error instanceof ApiError ? error.status : undefined);

/** The final message to the buyer (docs/behaviour.md, Messages). */
function failureNotice(error: unknown): Notice {
  const status = statusOf(error);
  if (status === 429) return { key: 'draftingRateLimited' };
  return { key: status === 400 ? 'draftingBadInput' : 'draftingFailed' };
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

function requestOf(get: Getter): DraftingRequest {
  const form = withKnownChoices(get(draftingFormAtom));
  return {
    ...form,
    industry: form.industry || 'Other',
    promptCount: get(draftsCountAtom),
    serviceType: get(orderAtom).serviceType,
  };
}

async function generate(get: Getter, set: Setter, signal: AbortSignal): Promise<GeneratedPrompts> {
  const drafting = requestOf(get);
  for (let attempt = 1; ; attempt += 1) {
    set(draftingStatusAtom, { kind: 'loading', attempt });
    try {
      return await generatePrompts(get(clientAtom), drafting, signal);
    } catch (error) {
      const seconds = draftingWaits.again[attempt - 1];
      if (signal.aborted || seconds === undefined || !mayPass(error)) throw error;
      const key = statusOf(error) === 429 ? 'draftingRetryLimited' : 'draftingRetry';
      set(notifyAtom, { tone: 'warning', notice: { key, seconds, attempt: attempt + 1, attempts } });
      await pause(seconds, signal);
    }
  }
}

/** Requests drafts and fills the messages with them. */
export const generateAtom = atom(null, async (get, set): Promise<void> => {
  if (!get(canGenerateAtom) || get(isGeneratingAtom)) return;
  const signal = set(beginDraftingAtom);
  // The message about the last attempt is outdated, and must not appear again when the modal closes.
  set(dismissNoticesAtom, ['draftingCancelled']);
  try {
    const answer = await generate(get, set, signal).finally(() =>
      set(dismissNoticesAtom, ['draftingRetry', 'draftingRetryLimited']),
    );
    if (signal.aborted) return;
    set(draftingStatusAtom, { kind: 'filling' });
    set(isDraftingOpenAtom, false);
    const count = await set(fillAtom, { answer, signal });
    if (signal.aborted) return;
    set(draftingStatusAtom, { kind: 'idle' });
    set(notifyAtom, { tone: 'success', notice: { key: 'draftingDone', count } });
  } catch (error) {
    if (signal.aborted) return;
    const notice = failureNotice(error);
    set(draftingStatusAtom, { kind: 'error', notice });
    set(reportAtom, { area: 'ai', notice, error });
  }
});
