import { ApiError } from '../api/errors.ts';

/** What a check finds: `error` blocks or distorts an order, `warning` is a drawback, `ok` is fine. */
export interface Finding {
  readonly level: 'ok' | 'warning' | 'error';
  /** A stable code for the problem; missing if the level is `ok`. */
  readonly code?: string;
  /** A sentence for the people who run the shop: what is wrong, and what to send instead. */
  readonly says: string;
  /** Findings with the same sentence become one result, which names their places. */
  readonly place?: string;
}

/** A result as `--json` prints it. */
export interface CheckResult extends Omit<Finding, 'place'> {
  readonly check: string;
}

const problem =
  (level: 'warning' | 'error') =>
  (code: string, says: string, place = ''): Finding => ({ level, code, says, place });

export const error = problem('error');
export const warning = problem('warning');
export const ok = (says: string): Finding => ({ level: 'ok', says });

const keyOf = ({ level, code = '', says }: Finding): string => `${level} ${code} ${says}`;

/** Merges the findings of a check into its results. */
export function resultsOf(check: string, findings: readonly Finding[]): readonly CheckResult[] {
  const distinct = new Map(findings.map((finding) => [keyOf(finding), finding]));
  return [...distinct].map(([key, { place: _, says, ...finding }]) => {
    const places = new Set(findings.flatMap((one) => (keyOf(one) === key && one.place ? one.place : [])));
    const named = [...places].slice(0, 5).join(', ') + (places.size > 5 ? ' …' : '');
    return { check, ...finding, says: named === '' ? says : `${named}: ${says}` };
  });
}

/** Describes why a call failed, such as `it answers 422 key-taken “…”`. */
export function reasonOf(cause: unknown): string {
  if (cause instanceof ApiError && cause.kind === 'http') {
    return ['it answers', cause.status, cause.code, cause.serverMessage].filter(Boolean).join(' ');
  }
  return cause instanceof Error ? [cause.message, cause.cause].filter(Boolean).join(': ') : String(cause);
}
