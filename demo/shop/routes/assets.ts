import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyPluginAsync } from 'fastify';
import { fileURLToPath } from 'node:url';

const folder = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** Folders of the shop by URL path. Portraits and previews are also for partners' pages. */
const folders = [
  { root: folder('partners'), prefix: '/assets/partners/', maxAge: '1d' },
  { root: folder('assets'), prefix: '/assets/', maxAge: '7d' },
  { root: folder('public'), prefix: '/public/', maxAge: '5m' },
];

/** Static files: portraits, previews, music, logos and the style of the shop's pages. */
export const assetRoutes: FastifyPluginAsync = async (app) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
  });
  // For a path that leaves the folder, such as `../x`, the library throws its own error.
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    if (error.statusCode !== 403) throw error;
    reply.callNotFound();
  });
  for (const options of folders) {
    await app.register(fastifyStatic, { ...options, decorateReply: false, index: false });
  }
};
