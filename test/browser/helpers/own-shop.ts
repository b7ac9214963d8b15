import { openPage, ready, scriptTag, type HostPage } from './page.ts';

/** A call as it came to the shop. */
export interface Asked {
  readonly line: string;
  readonly body: unknown;
  readonly authorization: string | null;
}

export interface Reply {
  readonly status?: number;
  readonly body?: unknown;
  /** The raw answer, if it is not JSON. */
  readonly raw?: string;
}

/** The answers by line, such as `GET /user/u1`; a promise that stays pending never answers. */
export type Replies = Readonly<Record<string, Reply | ((asked: Asked) => Reply | Promise<Reply>)>>;

interface OwnPage {
  readonly attributes?: Readonly<Record<string, string>>;
  /** Properties of the element, as a host page sets them. */
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly replies?: Replies;
  readonly width?: number;
}

export interface OwnForm extends HostPage {
  readonly root: ShadowRoot;
  readonly calls: readonly Asked[];
  /** The calls of a line, in the order they came. */
  readonly asked: (line: string) => readonly Asked[];
}

/** A page whose shop answers some lines in its own way, and all others as the fake shop does. */
export async function openOwn({ attributes = {}, properties = {}, replies = {}, width }: OwnPage): Promise<OwnForm> {
  const page = await openPage({ head: scriptTag, ...(width && { width }) });
  const calls: Asked[] = [];
  const send = page.window.fetch.bind(page.window);
  page.window.fetch = async (input, init) => {
    const request = new page.window.Request(input, init);
    const path = /\/api[^/]*(\/[^?]*)/u.exec(request.url)?.[1] ?? '';
    const line = `${request.method} ${path}`;
    const sent = await request.clone().text();
    const asked: Asked = {
      line,
      body: sent === '' ? null : JSON.parse(sent),
      authorization: request.headers.get('authorization'),
    };
    calls.push(asked);
    const reply = replies[line];
    if (reply === undefined) return send(request);
    const {
      status = 200,
      body = {},
      raw = JSON.stringify(body),
    } = await (typeof reply === 'function' ? reply(asked) : reply);
    return new page.window.Response(raw, { status });
  };
  const element = page.document.createElement('voice-order-form');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  Object.assign(element, properties);
  page.document.body.append(element);
  const root = await ready(element);
  return { ...page, root, calls, asked: (line) => calls.filter((call) => call.line === line) };
}

/** Answers of a call, one after the other; the last one stays. */
export function inTurn(...replies: readonly Reply[]): () => Reply {
  let at = 0;
  return () => {
    const reply = replies[Math.min(at, replies.length - 1)] ?? {};
    at += 1;
    return reply;
  };
}

/** The text of a part of the page, with white space as displayed. */
export const wordsOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/gu, ' ').trim();
