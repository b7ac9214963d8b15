import { Webhook } from 'standardwebhooks';
import type { ShopConfig } from '../config.ts';
import type { Channel } from '../outbox/outbox.ts';
import { toMajor } from '../pricing/money.ts';
import type { StoredOrder } from '../repositories/orders.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { webhookKinds, type OutboxRow } from '../schema/outbox.ts';
import { post } from './post.ts';
import { publicLookup, webhookUrl } from './webhook-url.ts';

/** The same text for every attempt, with nothing about the order's buyer and its texts. */
const bodyOf = ({ kind, createdAt }: OutboxRow, order: StoredOrder): string =>
  JSON.stringify({
    // A receiver that looks for paid orders must not find tests among them.
    type: order.isTest ? 'order.test' : kind.replace('webhook-', 'order.'),
    timestamp: createdAt.toISOString(),
    data: {
      orderId: order.id,
      referral: order.referralCode,
      reference: order.reference,
      service: order.serviceType,
      messages: order.items.length,
      currency: order.currency,
      subtotal: toMajor(order.subtotal),
      discount: toMajor(order.discount),
      tax: toMajor(order.tax),
      total: toMajor(order.total),
      paidAt: order.paidAt?.toISOString() ?? null,
    },
  });

interface Calling extends Pick<Repositories, 'orders' | 'partners'> {
  readonly config: ShopConfig;
  readonly now: () => Date;
}

async function receiverOf({ config, partners }: Calling, { referralCode }: StoredOrder) {
  const partner = referralCode === null ? null : await partners.find(referralCode);
  if (partner === null || partner.webhookUrl === null || partner.webhookSecret === null) return null;
  const url = webhookUrl(partner.webhookUrl, config);
  if (url === null) throw new Error(`The webhook of ${partner.code} is not on a public network.`);
  return { url, secret: partner.webhookSecret };
}

/** Notifies partners of their orders according to Standard Webhooks: repeated until answered, with the same id. */
export const webhookChannel = (shop: Calling): Channel => ({
  kinds: webhookKinds,
  lanes: 4,
  isRepeatable: true,
  send: async (entry, digest) => {
    const order = entry.orderId === null ? null : await shop.orders.find(entry.orderId);
    const receiver = order === null ? null : await receiverOf(shop, order);
    if (order === null || receiver === null) return 'dropped';
    const id = `msg_${digest}`;
    const time = shop.now();
    const body = bodyOf(entry, order);
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': `${Math.floor(time.getTime() / 1000)}`,
      'webhook-signature': new Webhook(receiver.secret).sign(id, time, body),
    };
    await post(receiver.url, { headers, body, lookup: publicLookup(shop.config) });
    return 'sent';
  },
});
