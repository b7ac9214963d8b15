import { FakeShop, type Asked, type Reply } from '../unit/helpers/fake-shop.ts';
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

const ok = (body: unknown): Reply => ({ body });
const track = (id: string) => ({ id, title: id, file: { host: 'cdn.example', file: `${id}.mp3` } });

const lists: Readonly<Record<string, unknown>> = {
  '/voice': [[sentVoice('v1'), sentVoice('v2'), sentVoice('slow', { rushOrderUnavailable: true })], 3],
  '/soundtrack': [[track('t1'), track('t2')], 2],
  '/service': [[{ id: 'moh' }, { id: 'voip' }, { id: 'mvoice' }], 3],
  '/site-settings': { idempotencyKey: true },
  '/discount/SPRING': discountOf(),
};

/** A shop in memory that prices, stores each order once, and refuses one whose total is not its price. */
export class ModelShop extends FakeShop {
  network: Network = 'good';
  /** The price list changes now and then. */
  priceList = 1;
  readonly posted: Posted[] = [];
  /** Id → the total of the order. */
  readonly orders = new Map<string, number>();
  readonly #ids = new Map<string, string>();

  override answer = async (asked: Asked): Promise<Reply> => {
    const { network } = this;
    const path = asked.line.replace(/^\w+ |\?.*/gu, '');
    if (path in lists && !path.startsWith('/discount')) return ok(lists[path]);
    if (network === 'refused') return { status: 0 };
    if (network === 'busy') return { status: 503 };
    const reply = this.#work(path, asked);
    if (network === 'lost') return { status: 0 };
    if (network === 'slow') await new Promise((resolve) => setTimeout(resolve, 3000));
    return reply;
  };

  priceOf({ items, selectedVoices, options, discountCodeOrId }: Sent): number {
    const letters = items.reduce((sum, { content }) => sum + content.length, 0);
    const extras = (options.proofReading ? 15 : 0) + (options.rush ? 40 : 0) - (discountCodeOrId === null ? 0 : 5);
    return (100 + letters + selectedVoices.length * 10 + extras) * this.priceList;
  }

  #work(path: string, asked: Asked): Reply {
    if (path in lists) return ok(lists[path]);
    if (path.startsWith('/discount')) return { status: 404 };
    if (path.includes('generate')) return ok({ prompts: [{ content: 'One' }, { content: 'Two' }], sessionId: 's' });
    const [, id] = /^\/order\/(.+)\/create-guest-payment$/u.exec(path) ?? [];
    if (id !== undefined) return ok({ paymentGatewayInfo: { sessionId: id, url: `https://pay.example/${id}` } });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form's own bodies, which domain tests check
    const body = asked.body as Sent;
    const price = this.priceOf(body);
    if (path.includes('calculate')) return ok({ subtotal: price, total: price });
    return this.#store(body, asked.idempotencyKey ?? '', price);
  }

  #store(body: Sent, key: string, price: number): Reply {
    const known = this.#ids.get(key);
    if (known === undefined && body.total !== price)
      return { status: 409, body: { message: 'The price has changed.' } };
    const orderId = known ?? `o${this.#ids.size + 1}`;
    this.#ids.set(key, orderId);
    this.orders.set(orderId, body.total ?? 0);
    this.posted.push({ body: JSON.stringify(body), orderId });
    return { status: 201, body: { id: orderId } };
  }
}
