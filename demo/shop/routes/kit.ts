import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { reason, Refusal } from '../http/refusal.ts';
import type { Shop } from '../shop.ts';

const page = 'index.html';

/** `/kit/`: the page on which partners configure the form and copy the code (docs/embedding.md). */
export const kitRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async (app) => {
    const root = resolve(shop.config.scriptFolder);
    await app.register(fastifyStatic, { root, serve: false, cacheControl: false });
    app.get('/kit', (request, reply) => reply.redirect(request.url.replace('/kit', '/kit/'), 308));
    for (const file of [page, 'kit.css', 'kit.js']) {
      app.get(`/kit/${file === page ? '' : file}`, (_request, reply) => {
        if (!existsSync(join(root, 'kit', file))) throw new Refusal(503, reason('not-built', `kit/${file}`));
        return reply.header('cache-control', `public, max-age=${shop.config.scriptMaxAge}`).sendFile(`kit/${file}`);
      });
    }
  };
