import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../http/refusal.ts';
import type { Shop } from '../shop.ts';

const files = ['voice-order-form.js', 'voice-order-form.js.map'] as const;

/** The element's script and its source map, for every site (contract.md section 1). */
export const scriptRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async (app) => {
    const { scriptFolder, scriptMaxAge } = shop.config;
    await app.register(fastifyStatic, { root: scriptFolder, serve: false, preCompressed: true, cacheControl: false });
    for (const file of files) {
      app.get(`/${file}`, async (_request, reply) => {
        if (!existsSync(join(scriptFolder, file))) {
          throw new Refusal(503, `${file} is not built yet. Build it with: npm run build`);
        }
        return reply
          .header('access-control-allow-origin', '*')
          .header('cache-control', `public, max-age=${scriptMaxAge}`)
          .sendFile(file);
      });
    }
  };
