import { listOf, type Answer } from './access-rules.ts';
import { redirects } from './browser.ts';
import type { Rule } from './check-result.ts';

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
      body.length === 0 || redirects.has(response.status) || isJson(new TextDecoder().decode(body))
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
