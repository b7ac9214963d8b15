import { technicalRefusals, type RefusalCode, type RefusalTexts, type RefusalValues } from '../text/en/refusals.ts';
import type { Language } from '../text/language.ts';
import { textsIn } from '../text/texts.ts';

/** Why a request is refused: a stable code, its field, and a message for the buyer. */
export interface Reason {
  readonly code: RefusalCode;
  /** A path in the request's body, such as `address.state`. */
  readonly field?: string | undefined;
  readonly saidIn: (language: Language) => string;
}

/** The field of each code. */
const fields: Partial<Readonly<Record<RefusalCode, string>>> = {
  'email-missing': 'email',
  'email-invalid': 'email',
  'first-name-missing': 'firstName',
  'last-name-missing': 'lastName',
  'phone-invalid': 'phone',
  'country-missing': 'address.country',
  'state-missing': 'address.state',
  'state-needless': 'address.state',
  'address-invalid': 'address',
  'phone-system-missing': 'phoneSystem',
  'phone-system-unknown': 'phoneSystem',
};

/** A reason by its code, with the values of its message. */
export function reason<Code extends RefusalCode>(code: Code, ...values: RefusalValues[Code]): Reason {
  const saidIn = (language: Language): string => {
    const texts: RefusalTexts<RefusalCode> = { ...technicalRefusals, ...textsIn(language).refusals };
    return texts[code](...values);
  };
  return { code, field: fields[code], saidIn };
}

/** A request that the shop refuses. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly statusCode: number;
  readonly reason: Reason;
  /** The seconds after which another attempt may succeed; undefined if waiting does not help. */
  readonly retryAfter: number | undefined;

  constructor(
    statusCode: 400 | 401 | 402 | 403 | 404 | 409 | 410 | 422 | 429 | 502 | 503,
    why: Reason,
    retryAfter?: number,
  ) {
    super(why.saidIn('en'));
    this.statusCode = statusCode;
    this.reason = why;
    this.retryAfter = retryAfter;
  }
}

/** Refuses something that is understood but not possible (422). */
export function refuse<Code extends RefusalCode>(code: Code, ...values: RefusalValues[Code]): never {
  throw new Refusal(422, reason(code, ...values));
}

/** Returns what was found, or refuses with 404. */
export function found<T>(value: T | null, code: Extract<RefusalCode, `${string}-unknown` | 'draft-session-over'>): T {
  if (value === null) throw new Refusal(404, reason(code));
  return value;
}
