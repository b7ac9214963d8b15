import { currencies } from '../domain/checkout/currency.ts';
import type { Order } from '../domain/order/order.ts';
import { orderOptions } from '../domain/order/order-options.ts';
import { serviceRules, type ServiceType } from '../domain/order/services.ts';
import {
  includedWords,
  messagesCharged,
  serviceOfType,
  type Rate,
  type ShopService,
} from '../domain/order/shop-service.ts';
import { withOption } from '../domain/order/voice-options.ts';
import { error, ok, orElse, reasonOf, tellOnce, type CheckResult, type Located } from './check-result.ts';
import { priceOf } from './price.ts';
import { inCurrency, sampleMessage, sampleOf, type Samples } from './sample-order.ts';
import type { ShopUnderCheck } from './shop-under-check.ts';

const check = 'rates';

/** A choice with a price beside it in the form, and its change to the smallest order. */
interface Choice {
  readonly rate: keyof Rate;
  /** A change to the order without the choice, too. */
  readonly before?: (order: Order) => Order;
  readonly change: (order: Order, service: ShopService) => Order;
  /** The number of times the rate is charged. */
  readonly times: (service: ShopService) => number;
}

const extraWords = 20;

const withSecond = (order: Order): Order => ({ ...order, messages: [...order.messages, sampleMessage(2)] });

/** Makes the first message longer than what is included. */
const withLongFirst = (order: Order, service: ShopService): Order => ({
  ...order,
  messages: [sampleMessage(1, includedWords(service) + extraWords), ...order.messages.slice(1)],
});

const choices: readonly Choice[] = [
  {
    rate: 'extraPrompts',
    change: withSecond,
    times: (service) => messagesCharged(service, 1, 2),
  },
  { rate: 'extraWords', change: withLongFirst, times: () => extraWords },
  // The words that a short message leaves over don’t count for another.
  { rate: 'extraWords', before: withSecond, change: withLongFirst, times: () => extraWords },
  ...orderOptions.map(({ code, rate }): Choice => ({ rate, change: withOption(code, true), times: () => 1 })),
];

/** A rate, an order that is charged for it, and the same order without it. */
interface Charge {
  readonly place: string;
  readonly rate: keyof Rate;
  readonly order: Order;
  readonly onTopOf: Order | null;
  /** The expected charge according to the rate; null if there is no rate. */
  readonly said: number | null;
}

const fixedCharges = (samples: Samples, type: ServiceType, { rates, includedPrompts }: ShopService) =>
  currencies.map((currency): Charge => {
    const { fixed, extraPrompts } = rates[currency];
    return {
      place: `${type} in ${currency}`,
      rate: 'fixed',
      order: sampleOf(samples, type, inCurrency(currency)),
      onTopOf: null,
      said: fixed === null ? null : fixed + (includedPrompts === 0 ? (extraPrompts ?? 0) : 0),
    };
  });

const choiceCharges = (samples: Samples, type: ServiceType, service: ShopService) =>
  choices
    .filter(({ rate, before }) => serviceRules[type].maxMessages > 1 || (rate !== 'extraPrompts' && !before))
    .map(({ rate, before = (order) => order, change, times }): Charge => {
      const unit = service.rates.CAD[rate] ?? null;
      return {
        place: type,
        rate,
        order: sampleOf(samples, type, (order) => change(before(order), service)),
        onTopOf: sampleOf(samples, type, before),
        said: unit === null ? null : unit * times(service),
      };
    });

const toCents = (amount: number): number => Math.round(amount * 100);

async function problemOf(charge: Charge, subtotalOf: (order: Order) => Promise<number>): Promise<CheckResult | null> {
  const { rate, order, onTopOf, said } = charge;
  try {
    const charged = toCents((await subtotalOf(order)) - (onTopOf === null ? 0 : await subtotalOf(onTopOf)));
    return said === null || charged === toCents(said)
      ? null
      : error(
          check,
          'rate-differs',
          `\`${rate}\` comes to ${said}, but ${charged / 100} is charged. Buyers see the rate beside the choice. Send what you charge (\`rates\`, if the currencies differ)${rate === 'extraWords' ? ', and count each message’s words separately' : ''}.`,
        );
  } catch (cause) {
    // ./prices.ts reports orders without any choice.
    if (onTopOf === null) return null;
    return error(check, 'choice-refused', `An order that includes \`${rate}\` has no price: ${reasonOf(cause)}.`);
  }
}

/** Returns a function for subtotals that requests each order only once. */
function subtotals({ client }: ShopUnderCheck, samples: Samples) {
  const known = new Map<string, Promise<number>>();
  return (order: Order): Promise<number> => {
    const key = JSON.stringify(order);
    const subtotal = known.get(key) ?? priceOf(client, samples, { order }).then((price) => price.subtotal);
    known.set(key, subtotal);
    return subtotal;
  };
}

/** Checks that the prices beside the choices are the ones charged. */
export async function checkRates(shop: ShopUnderCheck, samples: Samples): Promise<readonly CheckResult[]> {
  const located: Located[] = [];
  const subtotalOf = subtotals(shop, samples);
  for (const type of samples.types) {
    const service = serviceOfType(samples.services, type);
    const charges =
      service === null ? [] : [...fixedCharges(samples, type, service), ...choiceCharges(samples, type, service)];
    for (const charge of charges) {
      const result = await problemOf(charge, subtotalOf);
      if (result !== null) located.push({ place: charge.place, result });
    }
  }
  if (samples.types.length === 0) return [];
  return orElse(tellOnce(located), ok(check, 'The prices beside the choices are the ones charged.'));
}
