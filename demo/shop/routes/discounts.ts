import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operations } from '../description/operations.ts';
import { languageOf } from '../http/language.ts';
import { found } from '../http/refusal.ts';
import { findDiscount } from '../ordering/find-discount.ts';
import { toMajor } from '../pricing/money.ts';
import type { Shop } from '../shop.ts';
import { inLanguage } from '../text/translated.ts';

const address = Type.Object({ codeOrId: Type.String() });

/**
 * `GET /discount/{codeOrId}` (docs/contract.md, On the wire). Amounts in major units, a percentage's value in percent.
 */
export const discountRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (api) => {
    api.get('/discount/:codeOrId', { schema: { ...operations.findDiscount, params: address } }, async (request) => {
      const { params, ip } = request;
      const discount = found(await findDiscount(shop, params.codeOrId, ip), 'discount-unknown');
      const { id, title, description, code, type, value, minOrderAmount, maxDiscount } = inLanguage(
        languageOf(request),
        discount,
      );
      return {
        id,
        title,
        ...(description === null ? {} : { description }),
        discountCode: code,
        type,
        // Hundredths of a percent are converted to percent as cents are to dollars.
        value: toMajor(value),
        minOrderAmount: toMajor(minOrderAmount),
        maxDiscount: toMajor(maxDiscount),
      };
    });
  };
