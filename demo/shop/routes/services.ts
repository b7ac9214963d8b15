import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operations } from '../description/operations.ts';
import { languageOf } from '../http/language.ts';
import { listAnswer, listQuery } from '../http/list.ts';
import { toMajor } from '../pricing/money.ts';
import type { RateCard } from '../pricing/price-order.ts';
import type { ServiceRecord } from '../repositories/services.ts';
import type { Shop } from '../shop.ts';
import { inLanguage } from '../text/translated.ts';

const wireRate = (card: RateCard) =>
  Object.fromEntries(Object.entries(card).map(([rate, cents]) => [rate, toMajor(cents)]));

/** `rate` is the price list in CAD for clients that know one currency; `rates` has one for each. */
const wireService = ({
  id,
  title,
  includedPrompts,
  includedWordsPerPrompt,
  rates,
}: Omit<ServiceRecord, 'translations'>) => ({
  id,
  title,
  config: { includedPrompts, includedWordsPerPrompt },
  rate: wireRate(rates.CAD),
  rates: { CAD: wireRate(rates.CAD), USD: wireRate(rates.USD) },
});

/** `GET /service` (docs/behaviour.md, Calls). */
export const serviceRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (api) => {
    api.get('/service', { schema: { ...operations.listServices, querystring: listQuery } }, async (request) => {
      const language = languageOf(request);
      const services = (await shop.services.all()).map((service) => wireService(inLanguage(language, service)));
      return listAnswer(services, request.query);
    });
  };
