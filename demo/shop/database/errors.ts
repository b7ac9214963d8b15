/** Codes of errors that are gone at the next attempt: deadlocks, and transactions that can't be serialized. */
const conflicts = new Set(['40001', '40P01']);

/**
 * Codes of errors of a database that can't be reached, is starting, stopping or full, or is a standby (25006): the
 * client may try again soon.
 */
const unavailable =
  /^(?:08\d{3}|53\d{3}|57P0[1-5]|57014|25006|ECONN(?:REFUSED|RESET)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/u;

/** What pg throws without a code: the connection was lost or not opened in time, or an answer did not come in time. */
const unreachable = /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout)/u;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether another process writes to the database file, so that nothing was done. */
export const isBusy = (error: unknown): boolean => ['SQLITE_BUSY', 'SQLITE_LOCKED'].includes(codeOf(error));

/** Whether a transaction was rolled back because of another one, and succeeds if it is repeated. */
export const isConflict = (error: unknown): boolean => conflicts.has(codeOf(error));

/** Whether the connection to the database failed: it may have done what it was told, or not. */
export const isDisconnected = (error: unknown): boolean =>
  error instanceof Error && (unavailable.test(codeOf(error)) || unreachable.test(error.message));

/** Whether a request failed because the database can't work at the moment. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isBusy(error) || isConflict(error) || isDisconnected(error) || isUnavailable(error.cause);
}
