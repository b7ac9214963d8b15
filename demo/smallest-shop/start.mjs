import { env } from 'node:process';
import { createShop } from './server.mjs';

// node demo/smallest-shop/start.mjs
const port = Number(env.PORT ?? 4600);
const folder = new URL('../../dist/', import.meta.url);
createShop(`http://localhost:${port}`, folder, env.WEBHOOK_SECRET).listen(port, 'localhost', () => {
  console.log(`The smallest shop: http://localhost:${port}`);
});
