import { createClient } from '@libsql/client';
import * as v from 'valibot';
import type { Bought } from './buyer.ts';

const orderRow = v.object({
  id: v.string(),
  email: v.string(),
  status: v.string(),
  total: v.number(),
  items: v.number(),
});
const paymentRow = v.object({ order_id: v.string(), status: v.string() });

const orderQuery = `SELECT id, email, status, total,
  (SELECT count(*) FROM order_items WHERE order_id = orders.id) AS items FROM orders`;

/** How many entries have a key that another one has already. */
const repeated = (keys: readonly string[]): number => keys.length - new Set(keys).size;

/** Compares what buyers were told with the database. All but the first four must be 0. */
export async function countUp(databaseUrl: string, bought: readonly Bought[], gaveUp: number) {
  const client = createClient({ url: databaseUrl });
  const orders = v.parse(
    v.array(orderRow),
    (await client.execute(orderQuery)).rows.map((row) => ({ ...row })),
  );
  const payments = v.parse(
    v.array(paymentRow),
    (await client.execute('SELECT * FROM payments')).rows.map((row) => ({ ...row })),
  );
  const check = await client.execute('PRAGMA integrity_check');
  client.close();
  const byId = new Map(orders.map((order) => [order.id, order]));
  const charged = payments.filter(({ status }) => ['paid', 'surplus', 'refunded'].includes(status));
  const isMismatch = ({ orderId, email, total, messages }: Bought): boolean => {
    const stored = byId.get(orderId);
    return stored !== undefined && (stored.email !== email || stored.total !== total || stored.items !== messages);
  };
  return {
    'orders acknowledged to buyers': bought.length,
    'orders stored': orders.length,
    'orders paid': orders.filter(({ status }) => status === 'paid').length,
    'sessions of the payment provider': payments.length,
    'buyers who gave up': gaveUp,
    'acknowledged orders lost': bought.filter(({ orderId }) => !byId.has(orderId)).length,
    'orders made twice': repeated(orders.map(({ email }) => email)),
    'orders that differ from what the buyer saw': bought.filter(isMismatch).length,
    'orders charged twice': repeated(charged.map(({ order_id }) => order_id)),
    'buyers told twice that they have just paid': bought.filter(({ payments: times }) => times > 1).length,
    'orders not paid in the end': orders.filter(({ status }) => status !== 'paid').length,
    'payments without a paid order': charged.filter(({ order_id }) => byId.get(order_id)?.status !== 'paid').length,
    'orders with several open checkouts': repeated(
      payments.filter(({ status }) => ['opening', 'open'].includes(status)).map(({ order_id }) => order_id),
    ),
    'faults of the database file': Object.values(check.rows[0] ?? {})[0] === 'ok' ? 0 : 1,
  };
}
