import * as v from 'valibot';
import { currenciesOfRate, forEachCurrency } from '../domain/checkout/currency.ts';
import { limits } from '../domain/common/limits.ts';
import { orderOptions } from '../domain/order/order-options.ts';
import type { ShopService } from '../domain/order/shop-service.ts';
import { request, type Client } from './client.ts';
import { listOf, type ListCall } from './lists.ts';
import { amount, id, optionalObject, orNull, textOrEmpty } from './schemas.ts';

const price = orNull(amount);
const optionPrices = Object.fromEntries(orderOptions.map((option) => [option.rate, price]));
const rate = optionalObject({ fixed: price, extraPrompts: price, extraWords: price, ...optionPrices });
const noRate = v.parse(rate, undefined);
const count = (standard: number) => v.fallback(v.pipe(amount, v.integer(), v.minValue(0)), standard);

const config = optionalObject({
  includedPrompts: count(limits.includedPrompts),
  includedWordsPerPrompt: count(limits.includedWordsPerPrompt),
});

/** A shop with prices of its own in each currency sends `rates` beside `rate`. */
const service = v.pipe(
  v.object({
    id,
    title: textOrEmpty,
    config,
    rate,
    rates: orNull(v.object(forEachCurrency(() => rate))),
  }),
  v.transform(({ rates, rate: one, config: included, ...rest }): ShopService => ({
    ...rest,
    ...included,
    rates: rates ?? forEachCurrency((currency) => (currenciesOfRate.includes(currency) ? one : noRate)),
  })),
);

/** The services of the shop: `GET /service` (docs/behaviour.md, Calls). */
export const serviceList: ListCall<ShopService> = { call: { path: 'service' }, schema: listOf(service) };

/** Requests what the shop offers. Throws ApiError. */
export const listServices = (client: Client): Promise<readonly ShopService[]> =>
  request(client, serviceList.schema, serviceList.call);
