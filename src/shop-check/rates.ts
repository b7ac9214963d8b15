import { orderOptions } from '../domain/order/order-options.ts';
import { serviceRules, type ServiceType } from '../domain/order/service-types.ts';
import {
  includedWords,
  pricedCurrencies,
  serviceOfType,
  type Rate,
  type ShopService,
} from '../domain/order/shop-service.ts';
import type { Subject } from './check-catalogue.ts';
import { error, type Finding } from './result.ts';
import { example, isSameAmount, priceOf, sampleBody, wordsOf, type Change } from './sample.ts';

/** A change to an order that a rate is charged for, a number of times; `before` is in the order without it, too. */
interface Charge {
  readonly rate: keyof Rate;
  readonly times: number;
  readonly change: Change;
  readonly before?: Change;
}

function* chargesOf(type: ServiceType, service: ShopService): Generator<Charge> {
  for (const { code, rate } of orderOptions)
    yield { rate, times: 1, change: { options: { ...example.options, [code]: true } } };
  const content = wordsOf(includedWords(service) + 20);
  // The shop counts the words, whatever the request says.
  for (const words of [1, 900]) {
    yield { rate: 'extraWords', times: 20, change: { items: [{ content, count: { words, wordsExtra: words - 1 } }] } };
  }
  if (serviceRules[type].maxMessages === 1) return;
  const two = Array.from({ length: Math.max(1, service.includedPrompts) }, () => ({}));
  yield { rate: 'extraPrompts', times: 1, change: { items: [{}, ...two] }, before: { items: two } };
  // The words that a short message leaves over don’t count for another.
  yield { rate: 'extraWords', times: 20, change: { items: [{ content }, {}] }, before: { items: [{}, {}] } };
}

/** Whether the prices beside the choices are the ones charged. */
export async function* checkRates(subject: Subject): AsyncGenerator<Finding> {
  for (const type of subject.types) {
    const service = serviceOfType(subject.services, type);
    if (service === null) continue;
    const subtotalOf = async (change?: Change): Promise<number> =>
      (await priceOf(subject, sampleBody(subject, type, change))).subtotal;
    for (const currency of pricedCurrencies(service)) {
      const { fixed, extraPrompts } = service.rates[currency];
      const first = service.includedPrompts === 0 ? (extraPrompts ?? 0) : 0;
      const charged = await subtotalOf({ currency });
      if (fixed === null || isSameAmount(fixed + first, charged)) continue;
      yield error('rate-differs', `\`fixed\` is ${fixed}, but ${charged} is charged.`, `${type} in ${currency}`);
    }
    for (const { rate, times, change, before } of chargesOf(type, service)) {
      const charged = (await subtotalOf(change)) - (await subtotalOf(before));
      const unit = service.rates.CAD[rate] ?? null;
      if (unit === null || isSameAmount(charged, unit * times)) continue;
      yield error('rate-differs', `\`${rate}\` is ${unit}, but ${charged} is charged for ${times}.`, type);
    }
  }
}
