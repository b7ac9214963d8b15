/**
 * What went wrong with a call: no answer (`network`), none in time (`timeout`), called off (`aborted`), a 4xx or 5xx
 * (`http`), or an answer of another shape (`invalid`; docs/contract.md, On the wire).
 */
type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'invalid';

interface ApiErrorDetails {
  readonly status?: number;
  readonly serverMessage?: string | undefined;
  readonly code?: string | undefined;
  readonly field?: string | undefined;
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** The one error that leaves `api`. `serverMessage` is text from outside: show it as text only. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly serverMessage: string | undefined;
  /** The server's stable word for what is wrong, and the path of the field that it is about, where it tells them. */
  readonly code: string | undefined;
  readonly field: string | undefined;
  /** How many milliseconds the shop asks to wait before the next try. */
  readonly retryAfter: number;

  constructor(kind: ApiErrorKind, details: ApiErrorDetails = {}) {
    super(details.serverMessage ?? `${kind}${details.status === undefined ? '' : ` ${details.status}`}`, {
      cause: details.cause,
    });
    this.kind = kind;
    this.status = details.status;
    this.serverMessage = details.serverMessage;
    this.code = details.code;
    this.field = details.field;
    this.retryAfter = details.retryAfter ?? 0;
  }
}

/** Whether a call that failed may succeed later: network errors, 429 and 5xx may pass. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { kind, status = 0 } = error;
  return kind === 'network' || kind === 'timeout' || status === 429 || status >= 500;
}
