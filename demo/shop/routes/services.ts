import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operations } from '../description/operations.ts';
import { languageOf } from '../http/language.ts';
import { listAnswer, listQuery } from '../http/list.ts';
import { toMajor } from '../pricing/money.ts';
import type { RateCard } from '../pricing/price-order.ts';
import type { ServiceRecord } from '../repositories/services.ts';
import type { Shop } from '../shop.ts';
import { inLanguage } from '../text/translated.ts';

const wireRate = (card: RateCard) => ({
  fixed: toMajor(card.fixed),
  extraPrompts: toMajor(card.extraPrompts),
  extraWords: toMajor(card.extraWords),
  proofReading: toMajor(card.proofReading),
  rushProduction: toMajor(card.rushProduction),
  updateVoicemailGreeting: toMajor(card.updateVoicemailGreeting),
});

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
