import type { DraftingWords } from '../../../src/state/drafting/drafting-words.ts';

/** Words of the script desk for tests of the state, which see only which of them is said. */
export const draftingWords: DraftingWords = {
  rateLimited: 'draftingRateLimited',
  badInput: 'draftingBadInput',
  failed: 'draftingFailed',
  done: () => 'draftingDone',
  retry: () => 'draftingRetry',
  retryLimited: () => 'draftingRetryLimited',
  regenerated: 'draftingRegenerated',
  regenerateLimited: 'draftingRegenerateLimited',
  regenerateFailed: 'draftingRegenerateFailed',
};

export const profileWords = { saved: 'profileSaved', failed: 'profileFailed' };
