import fastify from 'fastify';
import { argv, env } from 'node:process';
import { readConfig } from '../demo/shop/config.ts';
import { openDatabase } from '../demo/shop/database/open-database.ts';
import { refundOrder } from '../demo/shop/payment/refund-order.ts';
import { createShop } from '../demo/shop/shop.ts';

const [, , number = ''] = argv;
const config = readConfig(env);
const database = await openDatabase(config);
const shop = await createShop(config, database, { log: fastify({ logger: { level: 'warn' } }).log });
// The running shop notifies the partner.
await shop.outbox.stop();
const isRefunded = /^\d+$/u.test(number) && (await refundOrder(shop, Number(number)));
await database.close();
if (isRefunded) console.log(`Order ${number} is refunded.`);
else {
  console.error(`There is no paid order "${number}". Name one by its number: npm run order:refund -- 10001`);
  process.exitCode = 1;
}
