import { listOf, type Answer } from './access-rules.ts';
import { redirects } from './browser.ts';
import { rule, type Rule } from './check-result.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Decodes UTF-8; returns null if the bytes are not valid UTF-8. */
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

/** The wait, in seconds, after which a buyer thinks the form is broken. */
const longWait = 5;

/** Problems in the answers to the form's calls. */
export const bodyRules: readonly Rule<Answer>[] = [
  rule('error', 'not-json', ({ body, response }) =>
    body.length === 0 || redirects.has(response.status) || isJson(new TextDecoder().decode(body))
      ? null
      : `The answer is not JSON (“${startOf(body)}”). Answer with JSON, even if something fails: \`{ "message": "…" }\`.`,
  ),
  rule('warning', 'not-utf-8', ({ body, response }) =>
    utf8(body) !== null && /charset=(?!"?utf-8)/iu.exec(response.headers.get('content-type') ?? '') === null
      ? null
      : 'The answer is not in UTF-8, so names and messages look wrong. Encode it in UTF-8 and declare no other charset.',
  ),
  rule('warning', 'slow', ({ seconds }) =>
    seconds < longWait
      ? null
      : `The answer took more than ${longWait} seconds, and buyers won’t wait that long. The form gives up after 20.`,
  ),
];

/** Problems with headers that prevent misuse or caching of answers. */
export const headerRules: readonly Rule<Answer>[] = [
  rule('warning', 'json-type', ({ body, response }) =>
    body.length === 0 || isJsonType(response) || !isJson(new TextDecoder().decode(body))
      ? null
      : `The type of the JSON is “${response.headers.get('content-type') ?? ''}”. Send \`content-type: application/json\`.`,
  ),
  rule('warning', 'cookie', ({ response: { headers } }) =>
    headers.has('set-cookie')
      ? 'The answer sets a cookie, but partners’ pages promise that the form sets none. Leave `set-cookie` out of API answers.'
      : null,
  ),
  rule('warning', 'no-nosniff', ({ response: { headers } }) =>
    headers.get('x-content-type-options') === 'nosniff' ? null : 'Send `x-content-type-options: nosniff`.',
  ),
  rule('warning', 'retry-after-hidden', ({ response: { headers } }) =>
    listOf(headers.get('access-control-expose-headers')).some((name) => ['*', 'retry-after'].includes(name))
      ? null
      : 'Other sites can’t read how long to wait. Send `access-control-expose-headers: retry-after`.',
  ),
  rule('warning', 'cacheable', ({ request, response: { headers } }) =>
    request.method === 'GET' || /no-store|no-cache|private/u.test(headers.get('cache-control') ?? '')
      ? null
      : 'Caches may store the answer. Send `cache-control: no-store` with prices, orders and payments.',
  ),
];
