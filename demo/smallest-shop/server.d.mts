import type { Server } from 'node:http';

/**
 * A shop at an address such as `http://localhost:4600`, which serves the built files of a folder (a `file:` URL) and
 * receives webhooks.
 */
export const createShop: (shop: string, folder: URL, webhookSecret?: string) => Server;
