/**
 * How a call failed: no answer (`network`), no answer in time (`timeout`), cancelled (`aborted`), a 4xx or 5xx
 * (`http`), or an answer of the wrong shape (`invalid`; docs/contract.md, On the wire).
 */
type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'invalid';

/** The only error that `api` throws. `serverMessage` comes from outside: show it as text only. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly serverMessage: string | undefined;
  /** The server's stable code for the error, and the path of the field it is about, if the server sends them. */
  readonly code: string | undefined;
  readonly field: string | undefined;
  /** The milliseconds that the shop asks to wait before the next attempt. */
  readonly retryAfter: number;

  constructor(
    kind: ApiErrorKind,
    details: Partial<Omit<ApiError, keyof Error | 'kind'>> & { readonly cause?: unknown } = {},
  ) {
    super(details.serverMessage ?? [kind, details.status].join(' ').trim(), { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.serverMessage = details.serverMessage;
    this.code = details.code;
    this.field = details.field;
    this.retryAfter = details.retryAfter ?? 0;
  }
}

/** What is known about a failed call; nothing if something else has failed. */
export const detailsOf = (error: unknown): Partial<ApiError> => (error instanceof ApiError ? error : {});

/** Whether a failed call may succeed later: true for network errors, 429 and 5xx. */
export function isRetryable(error: unknown): error is ApiError {
  const { kind, status = 0 } = detailsOf(error);
  return kind === 'network' || kind === 'timeout' || status === 429 || status >= 500;
}
