import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { ApiError, detailsOf, mayPass } from '../../api/errors.ts';
import { generatePrompts, type DraftingRequest, type GeneratedPrompts } from '../../api/prompts.ts';
import { withKnownChoices } from '../../domain/scripts/drafting-choices.ts';
import { draftingWaits } from '../../domain/common/waits.ts';
import { clientAtom } from '../host/settings.ts';
import { dismissNoticesAtom, notifyAtom, reportAtom } from '../notices/notices.ts';
import { orderAtom } from '../order/order.ts';
import { orderSignalAtom } from '../order/order-life.ts';
import { draftingFormAtom } from './drafting-form.ts';
import type { DraftingWords } from './drafting-words.ts';
import {
  callOffAtom,
  draftingStatusAtom,
  isDraftingOpenAtom,
  isGeneratingAtom,
  type DraftingFailure,
} from './drafting.ts';
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

/** Which final message the buyer gets (docs/behaviour.md, Messages). */
function failureOf(error: unknown): DraftingFailure {
  const { status } = detailsOf(error);
  if (status === 429) return 'rateLimited';
  return status === 400 ? 'badInput' : 'failed';
}

/** Throws ApiError `aborted` if the drafting is called off. */
function pauseUnlessAborted(seconds: number, signal: AbortSignal): Promise<void> {
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

interface Generating {
  readonly signal: AbortSignal;
  readonly words: DraftingWords;
}

async function generate(get: Getter, set: Setter, { signal, words }: Generating): Promise<GeneratedPrompts> {
  const drafting = requestOf(get);
  for (let attempt = 1; ; attempt += 1) {
    set(draftingStatusAtom, { kind: 'loading', attempt });
    try {
      return await generatePrompts(get(clientAtom), drafting, signal);
    } catch (error) {
      const seconds = draftingWaits.again[attempt - 1];
      if (signal.aborted || seconds === undefined || !mayPass(error)) throw error;
      const say = error.status === 429 ? words.retryLimited : words.retry;
      const text = say(seconds, attempt + 1, attempts);
      set(notifyAtom, { tone: 'warning', notice: { key: 'draftingRetry', text } });
      await pauseUnlessAborted(seconds, signal);
    }
  }
}

/** Requests drafts and fills the messages with them. */
export const generateAtom = atom(null, async (get, set, words: DraftingWords): Promise<void> => {
  if (!get(canGenerateAtom) || get(isGeneratingAtom)) return;
  const signal = set(beginDraftingAtom);
  // The message about the last attempt is outdated, and must not appear again when the modal closes.
  set(dismissNoticesAtom, ['draftingCancelled']);
  try {
    const answer = await generate(get, set, { signal, words }).finally(() =>
      set(dismissNoticesAtom, ['draftingRetry']),
    );
    if (signal.aborted) return;
    set(draftingStatusAtom, { kind: 'filling' });
    set(isDraftingOpenAtom, false);
    const count = await set(fillAtom, { answer, signal });
    if (signal.aborted) return;
    set(draftingStatusAtom, { kind: 'idle' });
    set(notifyAtom, { tone: 'success', notice: { key: 'draftingDone', text: words.done(count) } });
  } catch (error) {
    if (signal.aborted) return;
    const failure = failureOf(error);
    set(draftingStatusAtom, { kind: 'error', failure });
    set(reportAtom, { area: 'ai', notice: { key: 'drafting', text: words[failure] }, error });
  }
});
