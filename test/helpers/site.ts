import { sql } from 'kysely';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPartnerSite } from '../../demo/partner/app.ts';
import { buildApp } from '../../demo/shop/app.ts';
import { readConfig } from '../../demo/shop/config.ts';
import type { Database } from '../../demo/shop/database/database.ts';
import { openDatabase } from '../../demo/shop/database/open-database.ts';
import { inTransaction } from '../../demo/shop/database/transaction.ts';
import { seed } from '../../demo/shop/seed/seed.ts';
import { freePort } from './free-port.ts';
import { portOf } from './port-of.ts';
import { weakPasswords } from './test-shop.ts';

/** The real shop on a fresh database, and the partner's site on another origin. */
export interface Site {
  readonly shopUrl: string;
  readonly partnerPort: number;
  readonly partnerUrl: string;
  readonly db: Database;
  readonly stopShop: () => Promise<void>;
  readonly startShop: () => Promise<void>;
  /** Brings the shop's database back to what it was after the first start. */
  readonly renewShop: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The shop's tables, those that others refer to last; its key stays, as the running shop signs with it. */
const tables = [
  'outbox payments idempotency_keys order_items orders order_numbers drafts draft_sessions sessions credentials',
  'verifications users rates services voices soundtracks discounts banners partners',
].flatMap((names) => names.split(' '));

/** Leaves in a shop's database file what is there after the first start: the catalogue, and no buyer, order or draft. */
async function renewDatabase(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const table of tables) await sql`DELETE FROM ${sql.table(table)}`.execute(tx);
    await seed(tx, new Date());
  });
}

/** A shop that can be stopped and started again on the same address and database. */
async function switchableShop(databaseUrl: string) {
  const port = await freePort();
  const config = readConfig({
    PORT: `${port}`,
    DATABASE_URL: databaseUrl,
    POSTS_PER_MINUTE: '0',
    SCRIPT_MAX_AGE: '0',
    SHOW_OUTBOX: '1',
  });
  const run = async () => {
    const app = await buildApp(config, { passwordStrength: weakPasswords });
    await app.listen({ port, host: config.host });
    return app;
  };
  let app = await run();
  const stop = async (): Promise<void> => {
    // Otherwise, a browser's idle connections would keep the shop running.
    app.server.closeAllConnections();
    await app.close();
  };
  const start = async (): Promise<void> => {
    app = await run();
  };
  return { url: config.publicUrl, stop, start };
}

async function runPartner(shopUrl: string) {
  const site = await buildPartnerSite({ shopUrl });
  await site.listen({ port: 0, host: '127.0.0.1' });
  const port = portOf(site.server);
  return { port, close: () => site.close() };
}

/** Sets it up. The caller closes it. */
export async function createSite(): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'voice-order-form-'));
  const databaseUrl = `file:${join(folder, 'shop.db')}`;
  const shop = await switchableShop(databaseUrl);
  const partner = await runPartner(shop.url);
  const database = await openDatabase({ databaseUrl });
  return {
    shopUrl: shop.url,
    partnerPort: partner.port,
    partnerUrl: `http://127.0.0.1:${partner.port}`,
    db: database.db,
    stopShop: shop.stop,
    startShop: shop.start,
    renewShop: () => renewDatabase(database.db),
    close: async () => {
      await database.close();
      await Promise.all([shop.stop(), partner.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
