import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../http/refusal.ts';
import type { Shop } from '../shop.ts';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));
const files = ['voice-order-form.js', 'voice-order-form.js.map'] as const;

/** The element's script and its source map, for every site (contract.md section 1). */
export const scriptRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async (app) => {
    await app.register(fastifyStatic, { root: dist, serve: false, preCompressed: true, cacheControl: false });
    for (const file of files) {
      app.get(`/${file}`, async (_request, reply) => {
        if (!existsSync(join(dist, file))) {
          throw new Refusal(503, `${file} is not built yet. Run "npm run build" in the shop's folder.`);
        }
        return reply
          .header('access-control-allow-origin', '*')
          .header('cache-control', `public, max-age=${shop.config.scriptMaxAge}`)
          .sendFile(file);
      });
    }
  };
