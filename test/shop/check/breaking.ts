import * as v from 'valibot';
import type { Fetch } from '../../../src/shop-check/shop.ts';

/** Changes one behaviour of a shop. */
export type Breaking = (shop: Fetch) => Fetch;

/** What is broken, the level and code of the problem that the check must report, and how. */
export type Row = readonly [name: string, problem: string, breaking: Breaking];

const record = v.record(v.string(), v.unknown());
/** A JSON object that a test changes. */
export type Body = v.InferOutput<typeof record>;

/** Replaces the answers to matching calls, such as `POST /api/order/guest`. */
export const instead =
  (call: RegExp, answer: (request: Request, shop: Fetch) => Promise<Response> | Response): Breaking =>
  (shop) =>
  async (request) =>
    call.test(`${request.method} ${new URL(request.url).pathname}`) ? answer(request, shop) : shop(request);

type HeaderChanges = Readonly<Record<string, string | null>>;

/** Copies an answer with other headers; null removes a header. */
export function withHeaders(answer: Response, changes: HeaderChanges): Response {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
}

export const headers = (call: RegExp, changes: HeaderChanges): Breaking =>
  instead(call, async (request, shop) => withHeaders(await shop(request), changes));

/** Changes the text of answers. */
export const rewritten = (call: RegExp, change: (text: string) => string | Buffer<ArrayBuffer>): Breaking =>
  instead(call, async (request, shop) => {
    const made = await shop(request);
    const text = await made.text();
    return new Response(text === '' ? null : change(text), made);
  });

/** Changes every object that has a field, in the JSON answers to matching calls; undefined removes a field. */
export const json = (call: RegExp, field: string, change: (body: Body) => Body): Breaking =>
  rewritten(call, (text) => {
    if (!/^[[{]/u.test(text)) return text;
    const changed: unknown = JSON.parse(text, (_, value: unknown) =>
      v.is(record, value) && field in value ? { ...value, ...change(value) } : value,
    );
    return JSON.stringify(changed);
  });

/** Changes the JSON of matching requests before the shop receives them, so the shop misses a mistake. */
export const asked = (call: RegExp, change: (body: Body, shop: Fetch) => Body | Promise<Body>): Breaking =>
  instead(call, async (request, shop) => {
    const text = await request.clone().text();
    if (!text.endsWith('}')) return shop(request);
    const body = v.parse(record, JSON.parse(text));
    const changed = JSON.stringify({ ...body, ...(await change(body, shop)) });
    return shop(new Request(request.url, { method: request.method, headers: request.headers, body: changed }));
  });

/** A change to each message of an order. */
export const eachItem =
  (change: (item: Body) => Body) =>
  ({ items }: Body): Body => ({
    items: v.parse(v.array(record), items ?? []).map((item) => ({ ...item, ...change(item) })),
  });

const open = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** An answer with the headers of the smallest shop. */
export const answer = (status: number, body: unknown): Response => Response.json(body, { status, headers: open });

export const page = (status: number, text = '<h1>Error</h1>'): Response =>
  new Response(text, { status, headers: { ...open, 'content-type': 'text/html' } });

export const answering = (call: RegExp, status: number, body: unknown): Breaking =>
  instead(call, () => answer(status, body));

const track = { id: 'calm', title: 'Calm', categories: [], file: { host: 'shop.example', path: '', file: 'a' } };

/** Lists one track, whose file is missing. */
export const withTrack = answering(/\/soundtrack$/u, 200, [[track], 1]);

export const paging = (call: RegExp, status: number): Breaking => instead(call, () => page(status));

/** Refuses calls whose body matches. */
export const refused = (call: RegExp, body: RegExp): Breaking =>
  instead(call, async (request, shop) =>
    body.test(await request.clone().text()) ? answer(422, { message: 'Not like this.' }) : shop(request),
  );

/** Repeats the first successful answer to each key. */
export function repeatFirst(call: RegExp, keyOf = (request: Request): string | null => request.url): Breaking {
  const answers = new Map<string | null, Response>();
  return instead(call, async (request, shop) => {
    if (request.method === 'OPTIONS') return shop(request);
    const made = answers.get(keyOf(request)) ?? (await shop(request));
    if (made.ok) answers.set(keyOf(request), made);
    return made.clone();
  });
}

export const both =
  (first: Breaking, second: Breaking): Breaking =>
  (shop) =>
    first(second(shop));
