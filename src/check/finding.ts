import * as v from 'valibot';
import { ApiError } from '../api/errors.ts';

/** What a check found: `error` breaks orders, `warning` costs something, `ok` is as it should be. */
export interface Finding {
  readonly check: string;
  readonly level: 'ok' | 'warning' | 'error';
  /** A sentence for whoever runs the shop. */
  readonly says: string;
}

export const ok = (check: string, says: string): Finding => ({ check, level: 'ok', says });
export const warning = (check: string, says: string): Finding => ({ check, level: 'warning', says });
export const error = (check: string, says: string): Finding => ({ check, level: 'error', says });

const issue = v.object({ message: v.string(), path: v.optional(v.array(v.object({ key: v.unknown() }))) });

/** Where in an answer the element stumbles. */
function misfitOf(cause: unknown): string {
  const parsed = v.safeParse(issue, cause);
  if (!parsed.success) return cause instanceof Error ? cause.message : 'it is not JSON';
  const { path = [], message } = parsed.output;
  return `${path.map(({ key }) => String(key)).join('.') || 'the answer'}: ${message}`;
}

/** What is behind an error: Node's `fetch failed` says nothing by itself. */
const detailOf = ({ cause }: Error): string => (cause instanceof Error ? `: ${cause.message}` : '');

/** Why a call of the element's failed, in words. */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof ApiError)) return cause instanceof Error ? cause.message + detailOf(cause) : String(cause);
  switch (cause.kind) {
    case 'network':
      return 'there is no answer';
    case 'timeout':
    case 'aborted':
      return 'there is no answer in time';
    case 'invalid':
      return `the answer can’t be read (${misfitOf(cause.cause)})`;
    default:
      return `it answers ${cause.status}${cause.serverMessage === undefined ? '' : ` “${cause.serverMessage}”`}`;
  }
}
