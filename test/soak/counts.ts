import { sql } from 'kysely';
import { openDatabase } from '../../demo/shop/database/open-database.ts';
import type { Bought } from './buyer.ts';

/** How many entries have a key that another one has already. */
const repeated = (keys: readonly string[]): number => keys.length - new Set(keys).size;

async function stored(databaseUrl: string) {
  const { db, close } = await openDatabase({ databaseUrl });
  const orders = await db.selectFrom('orders').select(['id', 'email', 'status', 'total']).execute();
  const items = await db.selectFrom('orderItems').select('orderId').execute();
  const payments = await db.selectFrom('payments').select(['orderId', 'status']).execute();
  const entries = await db.selectFrom('outbox').select(['orderId', 'kind']).execute();
  const isFile = databaseUrl.startsWith('file:');
  const { rows } = isFile ? await sql<Record<string, unknown>>`PRAGMA integrity_check`.execute(db) : { rows: [] };
  await close();
  const faults = isFile && Object.values(rows[0] ?? {})[0] !== 'ok' ? 1 : 0;
  return { orders, items, payments, entries, faults };
}

/** Compares what buyers were told with the database. All but the first four must be 0. */
export async function countUp(databaseUrl: string, bought: readonly Bought[], gaveUp: number) {
  const { orders, items, payments, entries, faults } = await stored(databaseUrl);
  const byId = new Map(orders.map((order) => [order.id, order]));
  const charged = payments.filter(({ status }) => ['paid', 'surplus', 'refunded'].includes(status));
  const counts = new Map<string, number>();
  for (const { orderId } of items) counts.set(orderId, (counts.get(orderId) ?? 0) + 1);
  const isMismatch = ({ orderId, email, total, messages }: Bought): boolean => {
    const order = byId.get(orderId);
    if (order === undefined) return false;
    return order.email !== email || order.total !== total || counts.get(orderId) !== messages;
  };
  const receipts = entries.filter(({ kind }) => kind === 'order-paid').map(({ orderId }) => orderId ?? '');
  return {
    'orders acknowledged to buyers': bought.length,
    'orders stored': orders.length,
    'orders paid': orders.filter(({ status }) => status === 'paid').length,
    'sessions of the payment provider': payments.length,
    'buyers who gave up': gaveUp,
    'acknowledged orders lost': bought.filter(({ orderId }) => !byId.has(orderId)).length,
    'orders made twice': repeated(orders.map(({ email }) => email)),
    'orders that differ from what the buyer saw': bought.filter(isMismatch).length,
    'orders charged twice': repeated(charged.map(({ orderId }) => orderId)),
    'buyers told twice that they have just paid': bought.filter(({ payments: times }) => times > 1).length,
    'orders not paid in the end': orders.filter(({ status }) => status !== 'paid').length,
    'payments without a paid order': charged.filter(({ orderId }) => byId.get(orderId)?.status !== 'paid').length,
    'orders with several open checkouts': repeated(
      payments.filter(({ status }) => ['opening', 'open'].includes(status)).map(({ orderId }) => orderId),
    ),
    'paid orders without their receipt in the outbox': charged.length - new Set(receipts).size,
    'faults of the database file': faults,
  };
}
