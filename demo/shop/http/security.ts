import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { ShopConfig } from '../config.ts';

/**
 * The shop's pages run only its own scripts and styles, no other site can frame them, and their forms
 * post to no other site.
 */
const pagePolicy = {
  useDefaults: false,
  directives: {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  },
};

export async function secure(app: FastifyInstance, config: ShopConfig): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: pagePolicy,
    // Other sites may use everything that is not a page of the shop.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginEmbedderPolicy: false,
    // URLs of orders must not be sent to other sites.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
  });
}

/** Any site may call the API; there are no cookies to misuse. `retry-after` is for the element to read. */
export async function allowOtherOrigins(api: FastifyInstance): Promise<void> {
  await api.register(cors, {
    origin: '*',
    methods: ['GET', 'POST', 'PATCH'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key'],
    exposedHeaders: ['retry-after'],
    maxAge: 7200,
    strictPreflight: false,
  });
}
