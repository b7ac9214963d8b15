import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { fileURLToPath } from 'node:url';

const folder = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** Folders of the shop by the path they are served at. Portraits and previews are for partners' pages too. */
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
  for (const options of folders) {
    await app.register(fastifyStatic, { ...options, decorateReply: false, index: false });
  }
};
