import type { Database } from '../../demo/shop/database/database.ts';

/** The shop's stored data of a buyer's orders, oldest first. */
export async function ordersOf(db: Database, email: string) {
  const rows = await db.selectFrom('orders').selectAll().where('email', '=', email).orderBy('number').execute();
  return Promise.all(
    rows.map(async (order) => ({
      ...order,
      items: await db
        .selectFrom('orderItems')
        .selectAll()
        .where('orderId', '=', order.id)
        .orderBy('position')
        .execute(),
      payments: await db.selectFrom('payments').selectAll().where('orderId', '=', order.id).execute(),
    })),
  );
}

/** The stored data of a buyer's order, of which there is only one. */
export async function onlyOrderOf(db: Database, email: string) {
  const [order, ...more] = await ordersOf(db, email);
  if (order === undefined || more.length > 0) throw new Error(`${email} should have one order.`);
  return order;
}
