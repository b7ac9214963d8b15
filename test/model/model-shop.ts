import { discountOf } from '../unit/helpers/samples.ts';
import { sentVoice } from '../unit/helpers/lists.ts';

/** What the network does to a call: nothing, lets none through, loses the answer, or is slow; `busy` is the shop's 503. */
export const networks = ['good', 'refused', 'lost', 'slow', 'busy'] as const;
export type Network = (typeof networks)[number];

interface Sent {
  readonly selectedVoices: readonly string[];
  readonly items: readonly { readonly content: string }[];
  readonly options: { readonly proofReading: boolean; readonly rush: boolean };
  readonly discountCodeOrId: string | null;
  readonly total?: number;
}

export interface Posted {
  readonly body: string;
  readonly orderId: string;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const ok = (body: unknown): Answer => ({ status: 200, body });
const track = (id: string) => ({ id, title: id, file: { host: 'cdn.example', file: `${id}.mp3` } });

const lists: Readonly<Record<string, unknown>> = {
  '/voice': [[sentVoice('v1'), sentVoice('v2'), sentVoice('slow', { rushOrderUnavailable: true })], 3],
  '/soundtrack': [[track('t1'), track('t2')], 2],
  '/service': [[{ id: 'moh' }, { id: 'voip' }, { id: 'mvoice' }], 3],
  '/site-settings': { idempotencyKey: true },
  '/discount/SPRING': discountOf(),
};

/** A shop in memory that prices, stores each order once, and refuses one whose total is not its price. */
export class ModelShop {
  network: Network = 'good';
  /** The price list changes now and then. */
  priceList = 1;
  readonly posted: Posted[] = [];
  /** Id → the total of the order. */
  readonly orders = new Map<string, number>();
  readonly #ids = new Map<string, string>();

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { network } = this;
    const path = new URL(request.url).pathname.replace('/api', '');
    const isList = path in lists && !path.startsWith('/discount');
    const text = await request.text();
    if (!isList && network === 'refused') throw new TypeError('Failed to fetch');
    if (!isList && network === 'busy') return new Response('{}', { status: 503 });
    const { status, body } = this.#work(path, text, request.headers.get('idempotency-key') ?? '');
    if (!isList && network === 'lost') throw new TypeError('Failed to fetch');
    if (!isList && network === 'slow') await new Promise((resolve) => setTimeout(resolve, 3000));
    return new Response(JSON.stringify(body), { status });
  };

  priceOf({ items, selectedVoices, options, discountCodeOrId }: Sent): number {
    const letters = items.reduce((sum, { content }) => sum + content.length, 0);
    const extras = (options.proofReading ? 15 : 0) + (options.rush ? 40 : 0) - (discountCodeOrId === null ? 0 : 5);
    return (100 + letters + selectedVoices.length * 10 + extras) * this.priceList;
  }

  #work(path: string, text: string, key: string): Answer {
    if (path in lists) return ok(lists[path]);
    if (path.startsWith('/discount')) return { status: 404, body: {} };
    if (path.includes('generate')) return ok({ prompts: [{ content: 'One' }, { content: 'Two' }], sessionId: 's' });
    const [, id] = /^\/order\/(.+)\/create-guest-payment$/u.exec(path) ?? [];
    if (id !== undefined) return ok({ paymentGatewayInfo: { sessionId: id, url: `https://pay.example/${id}` } });
    const body: Sent = JSON.parse(text);
    const price = this.priceOf(body);
    if (path.includes('calculate')) return ok({ subtotal: price, total: price });
    return this.#store(body, { text, key, price });
  }

  #store(body: Sent, { text, key, price }: { text: string; key: string; price: number }): Answer {
    const known = this.#ids.get(key);
    if (known === undefined && body.total !== price)
      return { status: 409, body: { message: 'The price has changed.' } };
    const orderId = known ?? `o${this.#ids.size + 1}`;
    this.#ids.set(key, orderId);
    this.orders.set(orderId, body.total ?? 0);
    this.posted.push({ body: text, orderId });
    return { status: 201, body: { id: orderId } };
  }
}
