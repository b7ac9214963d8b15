import ky, { HTTPError, TimeoutError, type KyInstance, type Options } from 'ky';
import * as v from 'valibot';
import { toJson } from '../domain/common/json.ts';
import { callWaits } from '../domain/common/waits.ts';
import { ApiError } from './errors.ts';
import { noReferrer } from './no-referrer.ts';
import { text } from './schemas.ts';

export type Client = KyInstance;

const anHour = 3_600_000;

/** How many milliseconds `retry-after` asks for, in seconds or as a date; an hour at most. */
function retryAfterOf(response: Response): number {
  const asked = response.headers.get('retry-after') ?? '0';
  const wait = Number.isNaN(Number(asked)) ? Date.parse(asked) - Date.now() : Number(asked) * 1000;
  return Math.min(Math.max(wait || 0, 0), anHour);
}

const serverErrors = [...Array(100).keys()].map((index) => 500 + index);

/** An answer is one once it is here as a whole: a connection may break, or fall silent, in the middle of it. */
const fetchWhole: typeof fetch = async (...call) => {
  // The page may have a wrapper of its own there, and a constant of that name elsewhere.
  const response = await globalThis.fetch(...call);
  return new Response((await response.text()) || null, response);
};

/**
 * An HTTP client for one shop, which is told the language of the page (a BCP 47 tag) for its messages and drafts: that
 * header needs no leave across origins. Repeats what may be repeated: network errors, 429 and 5xx of idempotent
 * methods, up to three times, waiting as `retry-after` says (docs/behaviour.md, Calls): more than 30 seconds are left
 * to the caller, by the error.
 */
export function createClient(apiUrl: string, language = 'en'): Client {
  return ky.create({
    prefixUrl: apiUrl,
    fetch: fetchWhole,
    timeout: callWaits.timeout,
    headers: { 'accept-language': language },
    // A partner's cookies are none of the shop's business, nor the other way round.
    credentials: 'same-origin',
    ...noReferrer,
    stringifyJson: toJson,
    retry: {
      limit: callWaits.retries,
      methods: ['get', 'put', 'head', 'delete', 'options', 'trace'],
      statusCodes: [429, ...serverErrors],
      afterStatusCodes: [429, ...serverErrors],
      maxRetryAfter: callWaits.longestRetryAfter,
      shouldRetry: ({ error }) =>
        error instanceof HTTPError && retryAfterOf(error.response) > callWaits.longestRetryAfter ? false : undefined,
    },
  });
}

const errorBody = v.object({
  message: v.fallback(v.union([v.string(), v.array(v.string())]), []),
  code: text,
  field: text,
});

/** What an error answer tells beside its status (docs/contract.md, On the wire, "Errors"). */
async function refusalOf(response: Response) {
  const body: unknown = await response.json().catch(() => null);
  const parsed = v.safeParse(errorBody, body);
  if (!parsed.success) return {};
  const { message, code, field } = parsed.output;
  return {
    serverMessage: [message].flat().join(' ').trim() || undefined,
    code: code ?? undefined,
    field: field ?? undefined,
  };
}

/** ky's errors hold the request with its token: they are not kept, as errors get logged. */
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
  const isAbort = error instanceof Error && error.name === 'AbortError';
  return new ApiError(isAbort ? 'aborted' : 'network', { cause: error });
}

/** Parses what came from outside by a schema; throws ApiError `invalid`. */
export function parseAnswer<T>(schema: v.GenericSchema<unknown, T>, answer: unknown): T {
  const parsed = v.safeParse(schema, answer);
  if (!parsed.success) throw new ApiError('invalid', { cause: parsed.issues[0] });
  return parsed.output;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError('invalid', { cause });
  }
}

/** The header of a call that is made for a logged-in buyer. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** What to call: ky's options, and the path below the API's base. */
export type Call = Options & { readonly path: string };

/** Calls the shop and parses its answer by a schema. Throws ApiError, and nothing else. */
export async function request<T>(client: Client, schema: v.GenericSchema<unknown, T>, call: Call): Promise<T> {
  const { path, ...options } = call;
  try {
    const response = await client(path, options);
    const body = await response.text();
    return parseAnswer(schema, body === '' ? null : parseJson(body));
  } catch (error) {
    throw await toApiError(error);
  }
}
