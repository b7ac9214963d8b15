import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { ShopConfig } from '../config.ts';
import { shopName, studioEmail } from '../views/shop-name.ts';
import { namedSchemas } from './named-schemas.ts';
import { phoneSystem } from './phone-system.ts';

const about = `What \`<voice-order-form>\` asks of a shop. Every answer is JSON, may be read by any site
(\`access-control-allow-origin: *\`) and sets no cookie. Messages of errors come in the language of \`Accept-Language\`.
Fields that are not named here are not read. Browsers ask before they send a body or a token from another site: every
address answers \`OPTIONS\` with 204, \`access-control-allow-origin: *\`, \`access-control-allow-methods: GET, POST, PATCH\` and
\`access-control-allow-headers: content-type, authorization, idempotency-key\`. \`access-control-expose-headers: retry-after\`
lets the element read how long to wait.`;

const tags = [
  { name: 'catalogue', description: 'What can be ordered. Caches on the way may keep it for a minute.' },
  { name: 'prices', description: 'What it costs. The element shows these sums and computes none.' },
  { name: 'orders', description: 'Placing an order, and paying it at a hosted checkout.' },
  { name: 'drafts', description: 'Messages written by a model.' },
  { name: 'buyers', description: 'Buyers with an account.' },
];

/**
 * Removes named schemas from the paths. The allowed phone systems are documented, but the shop itself checks them
 * (422).
 */
const withNames: NonNullable<FastifyDynamicSwaggerOptions['transformObject']> = (document) => {
  if (!('openapiObject' in document)) return {};
  const { openapiObject } = document;
  const { paths, schemas } = namedSchemas(openapiObject.paths ?? {});
  const components = { ...openapiObject.components, schemas: { ...schemas, PhoneSystem: phoneSystem } };
  return { ...openapiObject, paths, components };
};

/**
 * Describes the API through the schemas of its routes, if they have a tag. The description is at `/api/openapi.json`,
 * and in readable form at `/docs`. Must be registered before the routes.
 */
export async function describeApi(app: FastifyInstance, { publicUrl }: Pick<ShopConfig, 'publicUrl'>): Promise<void> {
  await app.register(swagger, {
    hideUntagged: true,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Shop API of voice-order-form',
        version: '1',
        description: about.replaceAll('\n', ' '),
        contact: { name: shopName, email: studioEmail },
        license: { name: 'Unlicensed', identifier: 'LicenseRef-UNLICENSED' },
      },
      servers: [{ url: `${publicUrl}/api` }],
      tags,
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    stripBasePath: true,
    transformObject: withNames,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { url: '/api/openapi.json', layout: 'BaseLayout' },
    theme: { title: 'Shop API' },
  });
}
