import { Type, type FastifyPluginAsyncTypebox, type Static } from '@fastify/type-provider-typebox';
import { defaultCurrency, forEachCurrency } from '../../../src/domain/checkout/currency.ts';
import { languageOf } from '../http/language.ts';
import { found } from '../http/refusal.ts';
import { findDiscount } from '../ordering/quote.ts';
import { turnaroundAt } from '../ordering/turnaround.ts';
import { toMajor } from '../pricing/money.ts';
import type { RateCard } from '../pricing/price-order.ts';
import type { BannerRecord, DiscountRecord, ServiceRecord, VoiceRecord } from '../repositories/catalogue.ts';
import type { Language } from '../text/language.ts';
import { inLanguage } from '../text/translated.ts';

/** The query of a list. `filter` is `field||$eq||value`. */
const listQuery = Type.Object({
  limit: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}$' })),
  filter: Type.Optional(Type.String({ maxLength: 200 })),
});

const most = 100;

/**
 * A list on the wire: the first `limit` items, at most a hundred, and their total number (docs/contract.md, On the
 * wire).
 */
function listAnswer<T>(items: readonly T[], { limit }: Static<typeof listQuery>): [readonly T[], number] {
  const wanted = limit === undefined ? most : Math.min(Number(limit), most);
  return [items.slice(0, wanted), items.length];
}

/** The filter of voices that the form sends; the list without it includes inactive voices. */
const activeFilter = 'isActive||$eq||true';

/** Voices that speak the page's language come first, because a buyer writes in it. */
const byLanguage = (voices: readonly VoiceRecord[], language: Language): readonly VoiceRecord[] => {
  const speaks = (voice: VoiceRecord): number => Number(voice.language.includes(language));
  return voices.toSorted((a, b) => speaks(b) - speaks(a));
};

const wireRate = (card: RateCard) =>
  Object.fromEntries(Object.entries(card).map(([rate, cents]) => [rate, toMajor(cents)]));

/** `rate` is the price list in the default currency, for clients that know one; `rates` has one for each. */
function wireService(service: Omit<ServiceRecord, 'translations'>) {
  const { id, title, includedPrompts, includedWordsPerPrompt, rates } = service;
  const wired = forEachCurrency((currency) => wireRate(rates[currency]));
  return { id, title, config: { includedPrompts, includedWordsPerPrompt }, rate: wired[defaultCurrency], rates: wired };
}

/** Amounts in major units, a percentage's value in percent. */
const wireDiscount = ({ id, title, description, type, ...terms }: Omit<DiscountRecord, 'translations'>) => ({
  id,
  title,
  ...(description === null ? {} : { description }),
  discountCode: terms.code,
  type,
  // Hundredths of a percent are converted to percent as cents are to dollars.
  value: toMajor(terms.value),
  minOrderAmount: toMajor(terms.minOrderAmount),
  maxDiscount: toMajor(terms.maxDiscount),
});

const wireBanner = ({ id: _, ...banner }: Omit<BannerRecord, 'translations'>) => banner;

/** The lists of what can be ordered (docs/behaviour.md, Calls). */
const listRoutes: FastifyPluginAsyncTypebox = async (api) => {
  const { shop } = api;
  const { publicUrl } = shop.config;

  api.get('/voice', { schema: { querystring: listQuery } }, async (request) => {
    const { query } = request;
    const language = languageOf(request);
    const voices = byLanguage(await shop.voices.all(), language);
    const wanted = query.filter === activeFilter ? voices.filter(({ isActive }) => isActive) : voices;
    const wire = wanted.map((voice) => ({
      ...inLanguage(language, voice),
      image: publicUrl + voice.image,
      preview: publicUrl + voice.preview,
    }));
    return listAnswer(wire, query);
  });

  api.get('/soundtrack', { schema: { querystring: listQuery } }, async (request) => {
    const language = languageOf(request);
    const tracks = (await shop.soundtracks.active()).map((track) => inLanguage(language, track));
    const wire = tracks.map(({ id, title, categories, path, file }) => ({
      id,
      title,
      categories,
      file: { host: publicUrl, path, file },
    }));
    return listAnswer(wire, request.query);
  });

  api.get('/service', { schema: { querystring: listQuery } }, async (request) => {
    const language = languageOf(request);
    const services = (await shop.services.all()).map((service) => wireService(inLanguage(language, service)));
    return listAnswer(services, request.query);
  });
};

/** The lists, the partner, the discount and the settings of an order form (docs/contract.md, On the wire). */
export const catalogueRoutes: FastifyPluginAsyncTypebox = async (api) => {
  const { shop } = api;
  await api.register(listRoutes);

  api.get(
    '/company/branding/:code',
    { schema: { params: Type.Object({ code: Type.String() }) } },
    async ({ params }) => {
      const { name, logo, permittedVoiceIds } = found(await shop.partners.find(params.code), 'partner-unknown');
      const logoUrl = logo === '' ? null : new URL(logo, shop.config.publicUrl).href;
      return { logoUrl, name, permittedVoiceIds };
    },
  );

  api.get('/discount/:codeOrId', { schema: { params: Type.Object({ codeOrId: Type.String() }) } }, async (request) => {
    const { params, ip } = request;
    const discount = found(await findDiscount(shop, params.codeOrId, ip), 'discount-unknown');
    return wireDiscount(inLanguage(languageOf(request), discount));
  });

  api.get('/site-settings', async (request) => {
    const { publishableKey } = shop.gateway;
    const banner = await shop.banners.active();
    return {
      idempotencyKey: true,
      messageNames: true,
      returnUrl: true,
      test: true,
      turnaround: turnaroundAt(shop.now()),
      ...(banner === null ? {} : { banner: wireBanner(inLanguage(languageOf(request), banner)) }),
      ...(publishableKey === null ? {} : { stripePublishableKey: publishableKey }),
    };
  });
};
