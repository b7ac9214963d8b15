import { readFile, writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Libsql from 'libsql';
import { afterAll, describe, expect, it } from 'vitest';
import { digest } from '../../../demo/shop/digest.ts';
import { repositoriesOf } from '../../../demo/shop/repositories/repositories.ts';
import { createTestShop } from '../../helpers/test-shop.ts';
import { ownShop } from '../helpers/open-shop.ts';

// The database was created by version 1.0.0: a paid order of a partner with a webhook, an unpaid one with an open
// checkout, an account, drafts, and emails, of which one was sent.
const folder = await mkdtemp(join(tmpdir(), 'upgrade-'));
const file = join(folder, 'shop.db');
await writeFile(file, gunzipSync(await readFile(new URL('shop-1.0.0.db.gz', import.meta.url))));
const old = new Libsql(file);
old.prepare("UPDATE partners SET secret_hash = ? WHERE code = 'acme'").run([digest('acme-development-secret')]);
old.close();
/** Soon after the database was created: idempotency keys are kept for a day. */
const today = new Date(Date.UTC(2026, 10, 28, 9, 20));
const shop = await createTestShop({
  config: { databaseUrl: `file:${file}`, showsOutbox: true },
  now: () => today,
});
const { orders, orderHistory, payments } = repositoriesOf(shop.database.db);
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const email = '1de77a33-4978-451e-abb4-f4dea5c39873@example.com';
const paid = 'e99b527d-f130-4e02-b9c6-05e96de5afae';

describe('a database of version 1.0.0', () => {
  it('keeps its orders with their messages, and continues their numbers', async () => {
    const order = await orders.find(paid);
    expect(order).toMatchObject({ number: 10_001, status: 'paid', discountCode: 'WELCOME10', reference: 'visit-7' });
    expect(order?.items).toHaveLength(1);
    expect(order?.paidAt).toBeInstanceOf(Date);
    const next = await orders.find(await shop.newOrder());
    expect(next?.number).toBe(10_003);
  });

  it('keeps idempotency keys and open checkouts', async () => {
    const headers = { 'idempotency-key': 'a key of 1.0.0' };
    const other = await shop.post('/api/order/guest', await shop.pricedOrder(), headers);
    expect(other.json()).toMatchObject({ code: 'key-taken' });
    const [{ id } = {}] = await shop.rows("SELECT id FROM orders WHERE email = 'bea@example.com'");
    expect(await payments.current(String(id), today)).toMatchObject({
      status: 'open',
    });
  });

  it('keeps accounts and passwords', async () => {
    const cookie = await shop.logIn(email);
    expect((await shop.get('/account', { cookie })).statusCode).toBe(200);
    const [user] = await shop.database.db.selectFrom('users').selectAll().where('email', '=', email).execute();
    expect(user?.roles).toEqual(['customer']);
    expect(await orderHistory.of({ id: user?.id ?? '', email: 'ann@example.com' }, new Date())).not.toEqual([]);
  });

  it('keeps what is to be sent, with the ids that receivers know', async () => {
    const sql = `SELECT id, kind, order_id, status FROM outbox WHERE order_id = '${paid}' ORDER BY kind`;
    expect(await shop.rows(sql)).toEqual([
      { id: `order-for-staff ${paid}`, kind: 'order-for-staff', order_id: paid, status: 'sent' },
      { id: `order-paid ${paid}`, kind: 'order-paid', order_id: paid, status: 'waiting' },
      {
        id: `webhook-paid ${paid}`,
        kind: 'webhook-paid',
        order_id: paid,
        status: expect.stringMatching(/waiting|sending/u),
      },
    ]);
    const mails = await shop.rows("SELECT user_id, new_email, period FROM outbox WHERE kind = 'verify'");
    expect(mails).toEqual([{ user_id: 'b69e62d8-702c-48c2-ab7f-e1b1044bb8d0', new_email: '', period: '' }]);
  });

  it('loses the secret of the demo that everybody can read', async () => {
    expect(await shop.rows("SELECT secret_hash FROM partners WHERE code = 'acme'")).toEqual([{ secret_hash: null }]);
  });

  it('has the same tables, columns and indexes as a new one', async () => {
    const columns = `SELECT m.name AS "table", c.name, c.type, c."notnull", c.pk FROM sqlite_master m
      JOIN pragma_table_info(m.name) c WHERE m.type = 'table' ORDER BY m.name, c.name`;
    const indexes = `SELECT m.name, i.name AS "index", i."unique" FROM sqlite_master m
      JOIN pragma_index_list(m.name) i WHERE m.type = 'table' AND i.origin = 'c' ORDER BY m.name, i.name`;
    const fresh = await ownShop();
    const namesOf = async (sql: string, at = shop) =>
      (await at.rows(sql)).map((row) => Object.values(row).join(' ').toLowerCase());
    expect(await namesOf(columns)).toEqual(await namesOf(columns, fresh));
    expect((await namesOf(indexes)).filter((name) => !name.includes('_unique'))).toEqual(await namesOf(indexes, fresh));
  });
});
