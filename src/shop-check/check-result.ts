import * as v from 'valibot';
import { ApiError } from '../api/errors.ts';

/** What a check found: `error` blocks or distorts an order, `warning` is a drawback, `ok` is fine. */
export interface CheckResult {
  readonly check: string;
  readonly level: 'ok' | 'warning' | 'error';
  /** A stable code for the problem; missing if the level is `ok`. */
  readonly code?: string;
  /** A sentence for the people who run the shop: what is wrong, where, and what to send instead. */
  readonly says: string;
}

/** A problem of a level. */
export const problem =
  (level: 'warning' | 'error') =>
  (check: string, code: string, says: string): CheckResult => ({ check, level, code, says });

export const ok = (check: string, says: string): CheckResult => ({ check, level: 'ok', says });
export const warning = problem('warning');
export const error = problem('error');

/** A rule that a subject can break. */
export interface Rule<T> {
  readonly code: string;
  readonly level: 'warning' | 'error';
  /** Returns what is wrong with the subject and what to do about it, or null. */
  readonly finds: (subject: T) => string | null;
}

/** A rule with a level and a code. */
export const rule = <T>(level: Rule<T>['level'], code: string, finds: Rule<T>['finds']): Rule<T> => ({
  code,
  level,
  finds,
});

/** Applies a table of rules to a subject; returns the problems. */
export const brokenRules = <T>(check: string, rules: readonly Rule<T>[], subject: T): readonly CheckResult[] =>
  rules.flatMap(({ code, level, finds }) => {
    const says = finds(subject);
    return says === null ? [] : [{ check, level, code, says }];
  });

/** A problem, and where it was found. */
export interface Located {
  readonly result: CheckResult;
  readonly place: string;
}

/** The number of places named per problem. */
const mostNamed = 5;

function namePlaces(places: readonly string[]): string {
  const more = places.length - mostNamed;
  return `${places.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Merges problems with the same key, by default their sentence, into one result, which names their places. */
export function tellOnce(
  located: readonly Located[],
  keyOf: (result: CheckResult) => string = ({ says }) => says,
): readonly CheckResult[] {
  const keys = [...new Set(located.map(({ result }) => keyOf(result)))];
  return keys.flatMap((key) => {
    const same = located.filter(({ result }) => keyOf(result) === key);
    const places = namePlaces([...new Set(same.map(({ place }) => place))]);
    return same.slice(0, 1).map(({ result }) => ({ ...result, says: `${places}: ${result.says}` }));
  });
}

/** Returns the problems, or `fine` if there are none. */
export const orElse = (problems: readonly CheckResult[], fine: CheckResult): readonly CheckResult[] =>
  problems.length > 0 ? problems : [fine];

const issue = v.object({ message: v.string(), path: v.optional(v.array(v.object({ key: v.unknown() }))) });

/** Describes where an answer differs from what the form expects. */
function misfitOf(cause: unknown): string {
  const parsed = v.safeParse(issue, cause);
  if (!parsed.success) return cause instanceof Error ? cause.message : 'it is not JSON';
  const { path = [], message } = parsed.output;
  return `${path.map(({ key }) => String(key)).join('.') || 'the answer'}: ${message}`;
}

/** The cause of an error: Node's `fetch failed` is not helpful without it. */
const detailOf = ({ cause }: Error): string => (cause instanceof Error ? `: ${cause.message}` : '');

const limited = ({ status }: ApiError): string =>
  status === 429 ? ', so run the check again with a higher limit for this machine' : '';

/** Describes why a call failed. */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof ApiError)) return cause instanceof Error ? cause.message + detailOf(cause) : String(cause);
  switch (cause.kind) {
    case 'network':
      return `there is no answer${cause.cause instanceof Error ? ` (${cause.cause.message}${detailOf(cause.cause)})` : ''}`;
    case 'timeout':
    case 'aborted':
      return 'the request timed out';
    case 'invalid':
      return `the answer can’t be read (${misfitOf(cause.cause)})`;
    default:
      return `it answers ${cause.status}${cause.serverMessage === undefined ? '' : ` “${cause.serverMessage}”`}${limited(cause)}`;
  }
}
