import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { BannerRecord } from '../repositories/banners.ts';
import type { Shop } from '../shop.ts';

const wireBanner = ({ id: _, ...banner }: BannerRecord) => banner;

/** `GET /site-settings` (contract.md section 2). */
export const siteSettingsRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (api) => {
    api.get('/site-settings', async () => {
      const { publishableKey } = shop.gateway;
      const banner = await shop.banners.active();
      return {
        idempotencyKey: true,
        ...(banner === null ? {} : { banner: wireBanner(banner) }),
        ...(publishableKey === null ? {} : { stripePublishableKey: publishableKey }),
      };
    });
  };
