import { env } from 'node:process';
import { createShop } from './server.mjs';

// node demo/smallest-shop/start.mjs
const port = Number(env.PORT ?? 4600);
createShop(`http://localhost:${port}`, new URL('../../dist/', import.meta.url)).listen(port, 'localhost', () => {
  console.log(`The smallest shop: http://localhost:${port}`);
});
