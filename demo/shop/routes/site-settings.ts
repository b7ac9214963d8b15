import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operations } from '../description/operations.ts';
import { languageOf } from '../http/language.ts';
import { turnaroundAt } from '../ordering/turnaround.ts';
import type { BannerRecord } from '../repositories/banners.ts';
import type { Shop } from '../shop.ts';
import { inLanguage } from '../text/translated.ts';

const wireBanner = ({ id: _, ...banner }: Omit<BannerRecord, 'translations'>) => banner;

/** `GET /site-settings` (docs/contract.md, On the wire). */
export const siteSettingsRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (api) => {
    api.get('/site-settings', { schema: operations.getSiteSettings }, async (request) => {
      const { publishableKey } = shop.gateway;
      const banner = await shop.banners.active();
      return {
        idempotencyKey: true,
        messageNames: true,
        test: true,
        turnaround: turnaroundAt(shop.now()),
        ...(banner === null ? {} : { banner: wireBanner(inLanguage(languageOf(request), banner)) }),
        ...(publishableKey === null ? {} : { stripePublishableKey: publishableKey }),
      };
    });
  };
