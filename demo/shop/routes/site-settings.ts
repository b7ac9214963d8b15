import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { inLanguage } from '../http/in-language.ts';
import { languageOf, type Language } from '../http/language.ts';
import { turnaroundAt } from '../ordering/turnaround.ts';
import type { BannerRecord } from '../repositories/banners.ts';
import type { Shop } from '../shop.ts';

function wireBanner({ id: _, ...banner }: BannerRecord, language: Language) {
  const said = (words: string): string => inLanguage(language, words);
  const { heading, subHeading, text } = banner;
  return { ...banner, heading: said(heading), subHeading: said(subHeading), text: said(text) };
}

/** `GET /site-settings` (contract.md section 2). */
export const siteSettingsRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (api) => {
    api.get('/site-settings', async ({ headers }) => {
      const { publishableKey } = shop.gateway;
      const banner = await shop.banners.active();
      return {
        idempotencyKey: true,
        turnaround: turnaroundAt(shop.now()),
        ...(banner === null ? {} : { banner: wireBanner(banner, languageOf(headers)) }),
        ...(publishableKey === null ? {} : { stripePublishableKey: publishableKey }),
      };
    });
  };
