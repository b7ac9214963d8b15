import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../demo/shop/database.ts';
import { orderItems, orders } from '../../demo/shop/schema/orders.ts';
import { payments } from '../../demo/shop/schema/payments.ts';

/** The shop's stored data of a buyer's orders, oldest first. */
export async function ordersOf(db: Database, email: string) {
  const rows = await db.select().from(orders).where(eq(orders.email, email)).orderBy(asc(orders.number));
  return Promise.all(
    rows.map(async (order) => ({
      ...order,
      items: await db
        .select()
        .from(orderItems)
        .where(eq(orderItems.orderId, order.id))
        .orderBy(asc(orderItems.position)),
      payments: await db.select().from(payments).where(eq(payments.orderId, order.id)),
    })),
  );
}

/** The stored data of a buyer's order, of which there is only one. */
export async function onlyOrderOf(db: Database, email: string) {
  const [order, ...more] = await ordersOf(db, email);
  if (order === undefined || more.length > 0) throw new Error(`${email} should have one order.`);
  return order;
}
