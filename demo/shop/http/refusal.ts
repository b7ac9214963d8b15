/** A request that the shop turns down; the message is meant for the buyer. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly statusCode: number;
  /** Seconds after which it is worth another try; undefined where waiting does not help. */
  readonly retryAfter: number | undefined;

  constructor(
    statusCode: 400 | 401 | 402 | 403 | 404 | 409 | 410 | 422 | 429 | 502 | 503,
    message: string,
    retryAfter?: number,
  ) {
    super(message);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}

/** Refuses what is understood but can't be done (422). */
export function refuse(message: string): never {
  throw new Refusal(422, message);
}

/** Gives what was found, or refuses with 404. */
export function found<T>(value: T | null, message: string): T {
  if (value === null) throw new Refusal(404, message);
  return value;
}
