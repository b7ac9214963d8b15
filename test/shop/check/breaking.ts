import * as v from 'valibot';
import type { Fetch } from '../../../src/shop-check/shop.ts';

/** Makes a shop answer otherwise in one way. */
export type Breaking = (shop: Fetch) => Fetch;

/** A row of the table: what is broken, how, and the code of the problem that the check must report. */
export type Row = readonly [name: string, code: string, breaking: Breaking];

/** A JSON object whose fields a test changes. */
const record = v.record(v.string(), v.unknown());
export type Body = v.InferOutput<typeof record>;

/** Calls such as `POST /api/order/guest` are answered by something else; it can still ask the shop. */
export const instead =
  (call: RegExp, answer: (request: Request, shop: Fetch) => Promise<Response> | Response): Breaking =>
  (shop) =>
  async (request) =>
    call.test(`${request.method} ${new URL(request.url).pathname}`) ? answer(request, shop) : shop(request);

type HeaderChanges = Readonly<Record<string, string | null>>;

/** An answer with other headers; null removes one. */
export function withHeaders(answer: Response, changes: HeaderChanges): Response {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
}

/** Other headers in the answers to some calls. */
export const headers = (call: RegExp, changes: HeaderChanges): Breaking =>
  instead(call, async (request, shop) => withHeaders(await shop(request), changes));

/** Changes every object in the JSON answers to some calls that has a field; null removes the field. */
export const json = (call: RegExp, field: string, change: (body: Body) => Body): Breaking =>
  instead(call, async (request, shop) => {
    const made = await shop(request);
    const text = await made.text();
    if (!text.startsWith('{') && !text.startsWith('[')) return new Response(text || null, made);
    const changed: unknown = JSON.parse(text, (_, value: unknown) =>
      v.is(record, value) && field in value ? { ...value, ...change(value) } : value,
    );
    return new Response(JSON.stringify(changed), made);
  });

/** Changes the bodies of some calls before the shop reads them: this shop believes what it is told. */
export const asked = (call: RegExp, change: (body: Body, shop: Fetch) => Body | Promise<Body>): Breaking =>
  instead(call, async (request, shop) => {
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => null);
    if (!v.is(record, body)) return shop(request);
    const { url, method, headers: sent } = request;
    const changed = { ...body, ...(await change(body, shop)) };
    return shop(new Request(url, { method, headers: sent, body: JSON.stringify(changed) }));
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

/** Calls whose body matches are refused. */
export const refused = (call: RegExp, body: RegExp): Breaking =>
  instead(call, async (request, shop) =>
    body.test(await request.clone().text()) ? answer(422, { message: 'Not like this.' }) : shop(request),
  );

/** Refusals of some calls are something else. */
export const refusals = (call: RegExp, change: (refusal: Response) => Response): Breaking =>
  instead(call, async (request, shop) => {
    const made = await shop(request);
    return made.ok ? made : change(made);
  });

/** The first answer that is no refusal to each key stays the answer. */
export const keepingFirst = (call: RegExp, keyOf = (request: Request): string | null => request.url): Breaking => {
  const kept = new Map<string | null, Response>();
  return instead(call, async (request, shop) => {
    if (request.method === 'OPTIONS') return shop(request);
    const made = kept.get(keyOf(request)) ?? (await shop(request));
    if (made.ok) kept.set(keyOf(request), made);
    return made.clone();
  });
};

/** All of several. */
export const both =
  (first: Breaking, second: Breaking): Breaking =>
  (shop) =>
    first(second(shop));
