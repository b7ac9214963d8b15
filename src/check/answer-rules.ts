import type { Exchange } from './browser.ts';
import type { Rule } from './finding.ts';

/** One exchange as the rules look at it. */
export interface Answer extends Exchange {
  /** The origin of the page that made the call. */
  readonly page: string;
}

const listOf = (text: string | null): readonly string[] =>
  (text ?? '').split(',').map((part) => part.trim().toLowerCase());

const allows = ({ headers }: Response, page: string): boolean =>
  ['*', page].includes(headers.get('access-control-allow-origin') ?? '');

/** What an answer says instead of `access-control-allow-origin: *`. */
function originSaid({ headers }: Response): string {
  const said = headers.get('access-control-allow-origin');
  return said === null ? 'has no `access-control-allow-origin`' : `has \`access-control-allow-origin: ${said}\``;
}

function missingHeaders({ preflight, unsafeHeaders }: Answer): readonly string[] {
  const allowed = listOf(preflight?.headers.get('access-control-allow-headers') ?? null);
  // The star does not stand for a token.
  return unsafeHeaders.filter(
    (name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
  );
}

function isMethodAllowed({ preflight, request: { method } }: Answer): boolean {
  const allowed = listOf(preflight?.headers.get('access-control-allow-methods') ?? null);
  return ['POST', 'GET'].includes(method) || allowed.includes('*') || allowed.includes(method.toLowerCase());
}

const isRedirect = ({ status }: Response): boolean => [301, 302, 303, 307, 308].includes(status);

/** What keeps the page from making the call or from reading the answer. */
export const accessRules: readonly Rule<Answer>[] = [
  {
    code: 'preflight-refused',
    level: 'error',
    finds: ({ preflight }) =>
      preflight === null || preflight.ok
        ? null
        : `Browsers ask first with OPTIONS, which gets ${preflight.status}: they don’t make the call. Answer OPTIONS with 204 and the access-control headers.`,
  },
  {
    code: 'preflight-origin',
    level: 'error',
    finds: ({ preflight, page }) =>
      preflight === null || !preflight.ok || allows(preflight, page)
        ? null
        : `The answer to OPTIONS ${originSaid(preflight)}: browsers don’t make the call. Send \`access-control-allow-origin: *\`.`,
  },
  {
    code: 'preflight-method',
    level: 'error',
    finds: (answer) =>
      !answer.preflight?.ok || isMethodAllowed(answer)
        ? null
        : `The answer to OPTIONS doesn’t allow ${answer.request.method}: name it in \`access-control-allow-methods\`.`,
  },
  {
    code: 'preflight-headers',
    level: 'error',
    finds: (answer) => {
      const missing = answer.preflight?.ok ? missingHeaders(answer) : [];
      return missing.length === 0
        ? null
        : `The answer to OPTIONS doesn’t allow ${missing.join(' and ')}: browsers don’t make the call. Name it in \`access-control-allow-headers\`.`;
    },
  },
  {
    code: 'no-access',
    level: 'error',
    finds: ({ response, page }) =>
      allows(response, page)
        ? null
        : `The answer ${originSaid(response)}: other sites can’t read it. Send \`access-control-allow-origin: *\` with every answer, refusals and errors too.`,
  },
  {
    code: 'access-cached',
    level: 'warning',
    finds: ({ response: { headers }, page }) =>
      headers.get('access-control-allow-origin') !== page || listOf(headers.get('vary')).includes('origin')
        ? null
        : 'The answer repeats the caller’s origin without `vary: origin`: caches may hand it to other sites, which can’t read it. Send `access-control-allow-origin: *`.',
  },
  {
    code: 'redirect',
    level: 'error',
    finds: ({ response }) =>
      isRedirect(response)
        ? `The answer leads to ${response.headers.get('location') ?? 'nowhere'} (${response.status}): browsers lose the body or stop there. Answer at this address, or give the form the other one.`
        : null,
  },
];

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Bytes as UTF-8; null if they are something else. */
function utf8(body: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return null;
  }
}

const startOf = (body: Uint8Array): string =>
  new TextDecoder().decode(body.slice(0, 400)).replaceAll(/\s+/gu, ' ').trim().slice(0, 60);

const isJsonType = ({ headers }: Response): boolean => /[/+]json\b/u.test(headers.get('content-type') ?? '');

/** The longest wait, in seconds, before a buyer takes the form for broken. */
const longWait = 5;

/** What the form can't use, or what harms buyers, in an answer to a call that it makes. */
export const bodyRules: readonly Rule<Answer>[] = [
  {
    code: 'not-json',
    level: 'error',
    finds: ({ body, response }) =>
      body.length === 0 || isRedirect(response) || isJson(new TextDecoder().decode(body))
        ? null
        : `The answer is not JSON (“${startOf(body)}”). Answer JSON, also if something fails: \`{ "message": "…" }\`.`,
  },
  {
    code: 'not-utf-8',
    level: 'warning',
    finds: ({ body, response }) =>
      utf8(body) !== null && /charset=(?!"?utf-8)/iu.exec(response.headers.get('content-type') ?? '') === null
        ? null
        : 'The answer is not in UTF-8: names and messages look wrong. Encode it in UTF-8 and say no other charset.',
  },
  {
    code: 'slow',
    level: 'warning',
    finds: ({ seconds }) =>
      seconds < longWait
        ? null
        : `The answer took more than ${longWait} seconds: buyers leave. The form gives up after 20.`,
  },
];

/** Headers that keep answers from being misused or kept. */
export const headerRules: readonly Rule<Answer>[] = [
  {
    code: 'json-type',
    level: 'warning',
    finds: ({ body, response }) =>
      body.length === 0 || isJsonType(response) || !isJson(new TextDecoder().decode(body))
        ? null
        : `The type of the JSON is “${response.headers.get('content-type') ?? ''}”: send \`content-type: application/json\`.`,
  },
  {
    code: 'cookie',
    level: 'warning',
    finds: ({ response: { headers } }) =>
      headers.has('set-cookie')
        ? 'The answer sets a cookie, though partners’ pages promise that the form sets none. Leave `set-cookie` out of API answers.'
        : null,
  },
  {
    code: 'no-nosniff',
    level: 'warning',
    finds: ({ response: { headers } }) =>
      headers.get('x-content-type-options') === 'nosniff' ? null : 'Send `x-content-type-options: nosniff`.',
  },
  {
    code: 'retry-after-hidden',
    level: 'warning',
    finds: ({ response: { headers } }) =>
      listOf(headers.get('access-control-expose-headers')).some((name) => ['*', 'retry-after'].includes(name))
        ? null
        : 'Other sites can’t read how long to wait: send `access-control-expose-headers: retry-after`.',
  },
  {
    code: 'cacheable',
    level: 'warning',
    finds: ({ request, response: { headers } }) =>
      request.method === 'GET' || /no-store|no-cache|private/u.test(headers.get('cache-control') ?? '')
        ? null
        : 'Caches may keep the answer: send `cache-control: no-store` with prices, orders and payments.',
  },
];
