import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { fileURLToPath } from 'node:url';
import type { ShopConfig } from '../config.ts';

const path = fileURLToPath(new URL('../../../docs/openapi.json', import.meta.url));

/**
 * Shows docs/openapi.json, with the shop's own address, in readable form at `/docs`; the API serves the document itself.
 * Must be registered before the routes.
 */
export async function describeApi(app: FastifyInstance, { publicUrl }: Pick<ShopConfig, 'publicUrl'>): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    specification: {
      path,
      baseDir: '',
      postProcessor: (document) => ({ ...document, servers: [{ url: `${publicUrl}/api` }] }),
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { url: '/api/openapi.json', layout: 'BaseLayout' },
    theme: { title: 'Shop API' },
  });
}
