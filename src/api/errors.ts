/**
 * What went wrong with a call: no answer (`network`), none in time (`timeout`), called off (`aborted`), a 4xx or 5xx
 * (`http`), or an answer that is not what contract.md section 2 promises (`invalid`).
 */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'invalid';

/** The one error that leaves `api`. `serverMessage` is text from outside: show it as text only. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly serverMessage: string | undefined;
  /** How many milliseconds the shop asks to wait before the next try. */
  readonly retryAfter: number;

  constructor(
    kind: ApiErrorKind,
    details: { status?: number; serverMessage?: string | undefined; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(details.serverMessage ?? `${kind}${details.status === undefined ? '' : ` ${details.status}`}`, {
      cause: details.cause,
    });
    this.kind = kind;
    this.status = details.status;
    this.serverMessage = details.serverMessage;
    this.retryAfter = details.retryAfter ?? 0;
  }
}
