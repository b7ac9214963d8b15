import { answersOf, sentTrack } from '../helpers/shop-answers.mjs';
import { FakeShop, type Asked, type Reply } from '../unit/helpers/fake-shop.ts';
import { sentVoice } from '../unit/helpers/lists.ts';

/** The network's effect on a call: none, blocked, answer lost, or slow; `busy` is the shop's 503. */
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
const found: Readonly<Record<string, unknown>> = {
  ...answersOf({
    voices: [sentVoice('v1'), sentVoice('v2'), sentVoice('slow', { rushOrderUnavailable: true })],
    tracks: [sentTrack('t1'), sentTrack('t2')],
  }),
  'GET /site-settings': { idempotencyKey: true },
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
    const line = asked.line.replace(/\?.*/u, '');
    if (/^GET (?!\/discount)/u.test(line)) return line in found ? ok(found[line]) : { status: 404 };
    if (network === 'refused') return { status: 0 };
    if (network === 'busy') return { status: 503 };
    const reply = this.#work(line, asked);
    if (network === 'lost') return { status: 0 };
    // The delay is the shop's: nothing is waited for.
    if (network === 'slow') await new Promise((resolve) => setTimeout(resolve, 3000));
    return reply;
  };

  priceOf({ items, selectedVoices, options, discountCodeOrId }: Sent): number {
    const letters = items.reduce((sum, { content }) => sum + content.length, 0);
    const extras = (options.proofReading ? 15 : 0) + (options.rush ? 40 : 0) - (discountCodeOrId === null ? 0 : 5);
    return (100 + letters + selectedVoices.length * 10 + extras) * this.priceList;
  }

  #work(line: string, asked: Asked): Reply {
    if (line.startsWith('GET ')) return line in found ? ok(found[line]) : { status: 404 };
    if (line.includes('generate')) return ok({ prompts: [{ content: 'One' }, { content: 'Two' }], sessionId: 's' });
    const [, id] = /^POST \/order\/(.+)\/create-guest-payment$/u.exec(line) ?? [];
    if (id !== undefined) return ok({ paymentGatewayInfo: { sessionId: id, url: `https://pay.example/${id}` } });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form's own bodies, which domain tests check
    const body = asked.body as Sent;
    const price = this.priceOf(body);
    if (line.includes('calculate')) return ok({ subtotal: price, total: price });
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
