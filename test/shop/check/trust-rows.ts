import * as v from 'valibot';
import type { Fetch } from '../../../src/shop-check/browser.ts';
import { answer, asked, error, instead, type Breaking, type Row } from './breaking.ts';

const item = v.looseObject({ content: v.string(), count: v.object({ words: v.number() }) });
const shape = v.looseObject({
  serviceId: v.string(),
  selectedVoices: v.array(v.string()),
  items: v.array(item),
  email: v.optional(v.string()),
});
type Order = v.InferOutput<typeof shape>;

const order = /^POST .*order\/guest$/u;
const words = (count: number): string => 'word '.repeat(count);

/** What the shop itself would charge. */
async function priceOf(body: Order, shop: Fetch): Promise<object> {
  const answer = await shop(
    new Request('https://shop.example/api/order/calculate-guest', { method: 'POST', body: JSON.stringify(body) }),
  );
  return answer.ok ? await answer.json() : {};
}

const believing = (change: (body: Order) => Partial<Order>): Breaking =>
  asked(order, shape, (body) => ({ ...body, ...change(body) }));

const beliefRow = (name: string, code: string, change: Parameters<typeof believing>[0]): Row =>
  error(name, code, believing(change));

/** Counts the words by what the request says. */
const believingCounts = (call: RegExp): Breaking =>
  asked(call, shape, (body) => ({
    ...body,
    items: body.items.map((one) => ({ ...one, content: words(one.count.words) })),
  }));

/** Charges what the shop itself calculates, whatever total the request says. */
const believingTotals = asked(order, shape, async (body, shop) => ({ ...body, ...(await priceOf(body, shop)) }));

export const trustRows: readonly Row[] = [
  error('counts in the request in prices', 'counts-trusted', believingCounts(/calculate-guest$/u)),
  error('counts in the request in orders', 'counts-trusted', believingCounts(order)),
  error('totals in the request', 'total-trusted', believingTotals),
  error('coherent totals in the request', 'totals-trusted', believingTotals),
  beliefRow('voices in the request', 'voice-trusted', () => ({ selectedVoices: ['emma'] })),
  beliefRow('an order without a voice', 'no-voice', () => ({ selectedVoices: ['emma'] })),
  beliefRow('services in the request', 'service-trusted', () => ({ serviceId: 'moh' })),
  beliefRow('emails in the request', 'email-trusted', ({ email }) => (email ? { email: `a@${email}` } : {})),
  beliefRow('an order without an email', 'email-missing', () => ({ email: 'a@b.example' })),
  beliefRow('a message without text', 'empty-message', ({ items }) =>
    items.length > 0 ? { items: items.map((one) => ({ ...one, content: words(9) })) } : {},
  ),
  error(
    'an order without a message',
    'no-message',
    instead(order, async (request, shop) => {
      const { items } = v.parse(v.object({ items: v.unknown() }), await request.clone().json());
      return Array.isArray(items) && items.length === 0 ? answer(201, { id: 'a' }) : shop(request);
    }),
  ),
];
