import * as v from 'valibot';
import type { Fetch } from '../../../src/shop-check/browser.ts';

/** Makes a shop answer otherwise in one way. */
export type Breaking = (shop: Fetch) => Fetch;

/** What a row of the table breaks, and what the check must report. */
export interface Row {
  readonly name: string;
  readonly breaking: Breaking;
  readonly code: string;
  readonly level: 'warning' | 'error';
}

const isCall = (request: Request, call: RegExp): boolean =>
  call.test(`${request.method} ${new URL(request.url).pathname}`);

/** Calls such as `POST /api/order/guest` are answered by something else; it can still ask the shop. */
export const instead =
  (call: RegExp, answer: (request: Request, shop: Fetch) => Promise<Response> | Response): Breaking =>
  (shop) =>
  async (request) =>
    isCall(request, call) ? answer(request, shop) : shop(request);

type HeaderChanges = Readonly<Record<string, string | null>>;

/** An answer with other headers; null removes one. */
export function withHeaders(answer: Response, changes: HeaderChanges): Response {
  const told = new Headers(answer.headers);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) told.delete(name);
    else told.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers: told });
}

/** Other headers in the answers to some calls. */
export const headers = (call: RegExp, changes: HeaderChanges): Breaking =>
  instead(call, async (request, shop) => withHeaders(await shop(request), changes));

/** A body, if it has a shape; null if it is another one. */
async function bodyOf<T>(of: Request | Response, shape: v.GenericSchema<unknown, T>): Promise<T | null> {
  const body: unknown = await of
    .clone()
    .json()
    .catch(() => null);
  const parsed = v.safeParse(shape, body);
  return parsed.success ? parsed.output : null;
}

/** The JSON of the answers to some calls, if it has the shape. */
export const json = <T>(call: RegExp, shape: v.GenericSchema<unknown, T>, change: (body: T) => unknown): Breaking =>
  instead(call, async (request, shop) => {
    const answer = await shop(request);
    const body = await bodyOf(answer, shape);
    return body === null ? answer : new Response(JSON.stringify(change(body)), answer);
  });

/** Changes the body of some calls before the shop reads it: this shop believes what it is told. */
export const asked = <T>(
  call: RegExp,
  shape: v.GenericSchema<unknown, T>,
  change: (body: T, shop: Fetch) => unknown,
): Breaking =>
  instead(call, async (request, shop) => {
    const body = await bodyOf(request, shape);
    if (body === null) return shop(request);
    const { url, method, headers: sent } = request;
    return shop(new Request(url, { method, headers: sent, body: JSON.stringify(await change(body, shop)) }));
  });

/** Calls with such bodies are refused. */
export const refused = <T>(
  call: RegExp,
  shape: v.GenericSchema<unknown, T>,
  isRefused: (body: T) => boolean,
): Breaking =>
  instead(call, async (request, shop) => {
    const body = await bodyOf(request, shape);
    return body !== null && isRefused(body) ? answer(422, { message: 'Not like this.' }) : shop(request);
  });

const open = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** An answer like those of the smallest shop. */
export const answer = (status: number, body: unknown): Response => Response.json(body, { status, headers: open });

export const page = (status: number, text = '<h1>It works not</h1>'): Response =>
  new Response(text, { status, headers: { ...open, 'content-type': 'text/html' } });

/** Calls that are answered so, whatever they ask. */
export const answering = (call: RegExp, status: number, body: unknown): Breaking =>
  instead(call, () => answer(status, body));

/** Calls that are answered by a page. */
export const paging = (call: RegExp, status: number): Breaking => instead(call, () => page(status));

/** A row whose problem blocks orders. */
export const error = (name: string, code: string, breaking: Breaking): Row => ({
  name,
  code,
  level: 'error',
  breaking,
});

/** A row whose problem does not. */
export const warning = (...row: Parameters<typeof error>): Row => ({ ...error(...row), level: 'warning' });

/** The first answer that is no refusal to each address stays the answer. */
export const keepingFirst = (call: RegExp): Breaking => {
  const kept = new Map<string, Response>();
  return instead(call, async (request, shop) => {
    if (request.method === 'OPTIONS') return shop(request);
    const made = kept.get(request.url) ?? (await shop(request));
    if (made.ok) kept.set(request.url, made);
    return made.clone();
  });
};

/** All of several. */
export const both =
  (first: Breaking, second: Breaking): Breaking =>
  (shop) =>
    first(second(shop));
