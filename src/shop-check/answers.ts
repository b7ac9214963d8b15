import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { isUtf8 } from 'node:buffer';
import { error, warning, type Finding } from './result.ts';
import { redirectOf, type Exchange, type Shop } from './shop.ts';

import openapi from '../../docs/openapi.json' with { type: 'json' };

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(openapi, 'openapi');

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u');

/** The path of a call as docs/openapi.json has it, such as `/order/{id}/create-guest-payment`. */
const describedPath = (path: string): string =>
  Object.keys(openapi.paths).find((described) => patternOf(described).test(path)) ?? path;

function schemaOf(method: string, path: string, status: number) {
  const operation = `${encodeURIComponent(path.replaceAll('/', '~1'))}/${method.toLowerCase()}`;
  const described = ajv.getSchema(`openapi#/paths/${operation}/responses/${status}/content/application~1json/schema`);
  return described ?? (status < 400 ? undefined : ajv.getSchema('openapi#/components/schemas/Problem'));
}

/** Parses JSON as docs/contract.md lets shops write it: null is a missing value, and a list may be inside `data`. */
function parseLoosely(text: string): unknown {
  const body: unknown = JSON.parse(text, (_, value: unknown) => value ?? undefined);
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
}

/**
 * Where and how the JSON of an answer differs from docs/openapi.json; `path` is from there. An answer without a schema
 * does not. Throws a SyntaxError.
 */
function mismatchesOf(method: string, path: string, { status }: Response, text: string) {
  const validate = schemaOf(method, path, status);
  if (validate === undefined || validate(parseLoosely(text))) return [];
  const mismatches = (validate.errors ?? []).map(({ instancePath: at, message = '' }) => {
    return { at, message, depth: at.split('/').length };
  });
  // An answer with alternatives fails in each of them; the deepest mismatches are in the one that was meant.
  const deepest = Math.max(...mismatches.map(({ depth }) => depth));
  return mismatches.filter(({ depth }) => depth === deepest);
}

/** The parts of a header, in lower case. */
const listOf = ({ headers }: Response, name: string): readonly string[] =>
  (headers.get(name) ?? '').split(',').map((part) => part.trim().toLowerCase());

const originOf = ({ headers }: Response): string => headers.get('access-control-allow-origin') ?? '';

const allow = 'Send `access-control-allow-origin: *` with every answer, including refusals and errors.';

/** Problems that prevent browsers from making a call. */
function* preflightProblems({ preflight, request, unsafeHeaders }: Exchange, page: string): Generator<Finding> {
  if (preflight === null) return;
  if (!preflight.ok) {
    yield error('preflight-refused', `OPTIONS gets ${preflight.status}. Answer 204 with the access-control headers.`);
    return;
  }
  if (!['*', page].includes(originOf(preflight))) yield error('preflight-origin', `For OPTIONS: ${allow}`);
  const methods = new Set(['get', 'post', ...listOf(preflight, 'access-control-allow-methods')]);
  if (!methods.has('*') && !methods.has(request.method.toLowerCase())) {
    yield error('preflight-method', `Add ${request.method} to \`access-control-allow-methods\` for OPTIONS.`);
  }
  const known = listOf(preflight, 'access-control-allow-headers');
  // The star does not cover `authorization`.
  const isKnown = (name: string) => known.includes(name) || (known.includes('*') && name !== 'authorization');
  const missing = unsafeHeaders.filter((name) => !isKnown(name));
  if (missing.length > 0) {
    yield error('preflight-headers', `Add ${missing.join()} to \`access-control-allow-headers\` for OPTIONS.`);
  }
}

/** Problems that prevent a page from making a call or reading its answer. */
export function* accessProblems(exchange: Exchange, { page }: Shop): Generator<Finding> {
  const { request, response } = exchange;
  yield* preflightProblems(exchange, page);
  const origin = originOf(response);
  if (!['*', page].includes(origin)) yield error('no-access', `Other sites can’t read the answer. ${allow}`);
  if (origin === page && !listOf(response, 'vary').includes('origin')) {
    yield warning('access-cached', `Caches may serve the answer to other sites, which can’t read it. ${allow}`);
  }
  const location = redirectOf(response, request.url);
  if (location === null) return;
  const says = `The answer redirects to ${location}. Answer at this address, or give the form the other one.`;
  yield request.method === 'GET' ? warning('detour', says) : error('redirect', says);
}

const pathOf = ({ url }: Request, api: string): string =>
  describedPath(new URL(url).pathname.slice(new URL(api).pathname.length));

/** Problems of an answer's text: it is late, no JSON, or differs from docs/openapi.json. */
export function* bodyProblems({ request, response, body, seconds }: Exchange, { api }: Shop): Generator<Finding> {
  if (seconds >= 5) yield warning('slow', 'It takes more than 5 seconds. Buyers won’t wait so long.');
  if (!isUtf8(body)) yield warning('not-utf-8', 'Names look wrong. Encode the answer in UTF-8.');
  if (body.length === 0 || redirectOf(response, api) !== null) return;
  const text = new TextDecoder().decode(body);
  try {
    for (const { at, message } of mismatchesOf(request.method, pathOf(request, api), response, text)) {
      yield warning('answer-shape', `The answer differs from docs/openapi.json: ${message}.`, at);
    }
  } catch {
    yield error('not-json', `“${text.slice(0, 40)}” is not JSON. Answer with JSON, even if something fails.`);
  }
}

/** The code if a header is wrong, its name, the right values, and what to send. */
const headerRules = [
  ['json-type', 'content-type', /json|html|^$/u, 'application/json'],
  ['no-nosniff', 'x-content-type-options', /^nosniff$/u, 'nosniff'],
  ['retry-after-hidden', 'access-control-expose-headers', /retry-after|\*/iu, 'retry-after'],
  ['cookie', 'set-cookie', /^$/u, 'nothing: partners promise that there are no cookies'],
] as const;

/** Headers that allow misuse or caching of an answer. */
export function* headerProblems({ request: { method }, response: { headers } }: Exchange): Generator<Finding> {
  for (const [code, name, right, send] of headerRules) {
    if (!right.test(headers.get(name) ?? '')) yield warning(code, `Send in \`${name}\`: ${send}.`);
  }
  const isCached = !/no-store|no-cache|private/u.test(headers.get('cache-control') ?? '');
  if (isCached && method !== 'GET') yield warning('cacheable', 'Send `cache-control: no-store`.');
}

/** The problems of all calls so far. */
export function* problemsOfAll(
  shop: Shop,
  problemsOf: (exchange: Exchange, shop: Shop) => Iterable<Finding>,
): Generator<Finding> {
  for (const exchange of shop.exchanges) {
    const { request, response } = exchange;
    const call = `${request.method} ${pathOf(request, shop.api)}${response.ok ? '' : ` (${response.status})`}`;
    for (const finding of problemsOf(exchange, shop)) {
      yield { ...finding, place: finding.place ? `${call} at ${finding.place}` : call };
    }
  }
}
