/**
 * What the drafting helper says, in the words of the script desk: the state contains no texts. A draft under way keeps the
 * language in which it was requested.
 */
export interface DraftingWords {
  readonly rateLimited: string;
  readonly badInput: string;
  readonly failed: string;
  readonly done: (count: number) => string;
  readonly retry: (seconds: number, attempt: number, attempts: number) => string;
  readonly retryLimited: (seconds: number, attempt: number, attempts: number) => string;
  readonly regenerated: string;
  readonly regenerateLimited: string;
  readonly regenerateFailed: string;
}
