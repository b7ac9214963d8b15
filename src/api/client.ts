import ky, { HTTPError, TimeoutError, type KyInstance, type Options } from 'ky';
import * as v from 'valibot';
import { toJson } from '../domain/common/json.ts';
import { callWaits } from '../domain/common/waits.ts';
import { ApiError, detailsOf } from './errors.ts';
import { optionalObject, text, textList } from './schemas.ts';
import { noReferrer } from './urls.ts';

export type Client = KyInstance;

const anHour = 3_600_000;

/** The milliseconds that `retry-after` asks for (seconds or a date); one hour at most. */
function retryAfterOf(response: Response): number {
  const asked = response.headers.get('retry-after') ?? '0';
  const wait = Number.isNaN(Number(asked)) ? Date.parse(asked) - Date.now() : Number(asked) * 1000;
  return Math.min(Math.max(wait || 0, 0), anHour);
}

const retryableStatuses = [429, ...[...Array(100).keys()].map((index) => 500 + index)];

/** An answer counts once it has arrived completely: a connection may break or stall in the middle. */
const fetchWhole: typeof fetch = async (...call) => {
  // `globalThis.fetch`: the page may have wrapped it, and may use the bare name for something else.
  const response = await globalThis.fetch(...call);
  return new Response((await response.text()) || null, response);
};

/**
 * Creates an HTTP client for one shop. `language` (a BCP 47 tag) is sent for the shop's messages and drafts; that
 * header needs no preflight. Retries network errors, 429 and 5xx of idempotent methods up to three times, and waits as
 * `retry-after` says (docs/behaviour.md, Calls). A wait of more than 30 seconds is left to the caller, through the
 * error.
 */
export function createClient(apiUrl: string, language = 'en'): Client {
  return ky.create({
    prefixUrl: apiUrl,
    fetch: fetchWhole,
    timeout: callWaits.timeout,
    headers: { 'accept-language': language },
    // The shop must not get a partner's cookies, nor the partner the shop's.
    credentials: 'same-origin',
    ...noReferrer,
    stringifyJson: toJson,
    retry: {
      limit: callWaits.retries,
      statusCodes: retryableStatuses,
      afterStatusCodes: retryableStatuses,
      maxRetryAfter: callWaits.longestRetryAfter,
      shouldRetry: ({ error }) =>
        error instanceof HTTPError && retryAfterOf(error.response) > callWaits.longestRetryAfter ? false : undefined,
    },
  });
}

const errorBody = optionalObject({ message: textList, code: text, field: text });

/** The fields of an error answer besides its status (docs/contract.md, On the wire, "Errors"). */
async function refusalOf(response: Response) {
  const body: unknown = await response.json().catch(() => null);
  const { message, code, field } = parseAnswer(errorBody, body);
  return {
    serverMessage: message.join(' ').trim() || undefined,
    code: code ?? undefined,
    field: field ?? undefined,
  };
}

/** ky's errors contain the request with its token. They must not be kept, because errors get logged. */
async function toApiError(error: unknown): Promise<ApiError> {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPError) {
    return new ApiError('http', {
      status: error.response.status,
      ...(await refusalOf(error.response)),
      retryAfter: retryAfterOf(error.response),
    });
  }
  if (error instanceof TimeoutError) return new ApiError('timeout');
  // The answer is not JSON.
  if (error instanceof SyntaxError) return new ApiError('invalid', { cause: error });
  const isAbort = error instanceof Error && error.name === 'AbortError';
  return new ApiError(isAbort ? 'aborted' : 'network', { cause: error });
}

/** Parses data from outside with a schema. Throws ApiError `invalid`. */
export function parseAnswer<T>(schema: v.GenericSchema<unknown, T>, answer: unknown): T {
  const parsed = v.safeParse(schema, answer);
  if (!parsed.success) throw new ApiError('invalid', { cause: parsed.issues[0] });
  return parsed.output;
}

/** The headers of a call for a logged-in buyer; none without a token, for a guest. */
export const bearer = (token: string | null) => (token === null ? {} : { authorization: `Bearer ${token}` });

/** What to call: ky's options and the path below the API's base. */
export type Call = Options & { readonly path: string };

/** Calls the shop and parses its answer with a schema. Throws only ApiError. */
export async function request<T>(client: Client, schema: v.GenericSchema<unknown, T>, call: Call): Promise<T> {
  const { path, ...options } = call;
  try {
    const response = await client(path, options);
    const body = await response.text();
    return parseAnswer(schema, body === '' ? null : JSON.parse(body));
  } catch (error) {
    throw await toApiError(error);
  }
}

/** The same for something that the shop may not know: null if it answers 404. */
export async function find<T>(client: Client, schema: v.GenericSchema<unknown, T>, call: Call): Promise<T | null> {
  try {
    return await request(client, schema, call);
  } catch (error) {
    if (detailsOf(error).status === 404) return null;
    throw error;
  }
}
