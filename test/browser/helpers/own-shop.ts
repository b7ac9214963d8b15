import { ottawa } from '../../helpers/page-buyer.ts';
import { openPage, ready, scriptTag } from './page.ts';

/** A call as it came to the shop. */
export interface Asked {
  readonly line: string;
  readonly body: unknown;
  readonly authorization: string | null;
}

export interface Reply {
  readonly status?: number;
  readonly body?: unknown;
}

/** The answers by line, such as `GET /user/u1`; a promise that stays pending never answers. */
export type Replies = Readonly<Record<string, Reply | ((asked: Asked) => Reply | Promise<Reply>)>>;

interface OwnPage {
  /** Attributes of the element in the markup. */
  readonly attributes?: string;
  /** Properties of the element, as a host page sets them. */
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly replies?: Replies;
  readonly width?: number;
}

export type OwnForm = Awaited<ReturnType<typeof openOwn>>;

/** A page whose shop answers some lines in its own way, and all others as the fake shop does. */
export async function openOwn({ attributes = '', properties = {}, replies = {}, width }: OwnPage) {
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
    const { status = 200, body = {} } = await (typeof reply === 'function' ? reply(asked) : reply);
    return new page.window.Response(JSON.stringify(body), { status });
  };
  const place = page.document.createElement('div');
  place.innerHTML = `<voice-order-form ${attributes}></voice-order-form>`;
  page.window.customElements.upgrade(place);
  const [element] = place.children;
  if (element === undefined) throw new Error('no element');
  Object.assign(element, properties);
  page.document.body.append(element);
  const root = await ready(element);
  /** The calls of a line, in the order they came. */
  const asked = (line: string) => calls.filter((call) => call.line === line);
  return { ...page, root, calls, asked };
}

/** Answers of a call, one after the other; the last one stays. */
export function inTurn(...replies: readonly Reply[]): () => Reply {
  const left = [...replies];
  return () => (left.length > 1 ? left.shift() : left[0]) ?? {};
}

/** The text of a part of the page, with white space as displayed. */
export const wordsOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/gu, ' ').trim();

/** What describes a control, as assistive technology reads it. */
export const descriptionOf = (control: Element): string =>
  (control.ariaDescribedByElements ?? []).map(wordsOf).join(' ');

/** A buyer whose profile is complete. */
export const user = {
  id: 'u1',
  email: 'marie@example.com',
  roles: ['customer'],
  title: 'Ms',
  firstName: 'Marie',
  lastName: 'Tremblay',
  phone: '+1 613 555 0100',
  companyName: 'Maple Dental',
  address: ottawa,
};

/** The shop's answers for a logged-in buyer. */
export const accountReplies: Replies = {
  'GET /user/u1': { body: user },
  'PATCH /user/u1': { body: user },
  'POST /order/calculate': { body: { subtotal: 100, tax: 13, taxRate: 13, total: 113 } },
  'POST /order': { body: { id: 'o7' } },
  'POST /order/o7/create-payment': { body: { paymentGatewayInfo: { sessionId: 's1', url: 'https://pay.example/s1' } } },
};

/** A form in the hands of a logged-in buyer. */
export const openLoggedIn = (replies: Replies = {}): Promise<OwnForm> =>
  openOwn({ properties: { accessToken: 't1', userId: 'u1' }, replies: { ...accountReplies, ...replies } });
