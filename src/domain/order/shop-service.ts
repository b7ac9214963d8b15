import { currencies, currenciesOfRate, type Currency } from '../checkout/currency.ts';
import { limits } from '../common/limits.ts';
import { orderOptions, type OrderOption } from './order-options.ts';
import { serviceRules, type ServiceType } from './service-types.ts';

/** Prices in major units of the currency; a rate that the shop does not send is null. */
export interface Rate extends Readonly<Partial<Record<OrderOption['rate'], number | null>>> {
  /** The service with everything it includes. */
  readonly fixed: number | null;
  /** Each message beyond the included ones. */
  readonly extraPrompts: number | null;
  /** Each word beyond the included ones. */
  readonly extraWords: number | null;
}

/** A service as the shop offers it (docs/behaviour.md, Data). */
export interface ShopService {
  readonly id: string;
  readonly title: string;
  readonly includedPrompts: number;
  readonly includedWordsPerPrompt: number;
  readonly rates: Readonly<Record<Currency, Rate>>;
}

/**
 * Finds the shop's service of a type: its id or title names the type or the tab, ignoring case (docs/contract.md,
 * Settled).
 */
export function serviceOfType(services: readonly ShopService[], type: ServiceType): ShopService | null {
  const names = new Set([type, serviceRules[type].tabName]);
  const isNamed = (text: string): boolean => names.has(text.trim().toLowerCase());
  return services.find((service) => isNamed(service.id) || isNamed(service.title)) ?? null;
}

/** The options that a service with this rate offers, in display order. */
export const offeredOptions = (rate: Rate | undefined): readonly OrderOption[] =>
  orderOptions.filter((option) => option.isStandard || rate?.[option.rate] != null);

/** The currencies in which a service has a price; those of a single `rate` if the shop lists no prices. */
export function pricedCurrencies(service: ShopService | null): readonly Currency[] {
  const priced = currencies.filter((currency) => service?.rates[currency].fixed != null);
  return priced.length === 0 ? currenciesOfRate : priced;
}

/** The number of additional charged messages if an order grows from one number of messages to another. */
export function messagesCharged(service: ShopService | null, from: number, to: number): number {
  return Math.max(0, to - Math.max(from, service?.includedPrompts ?? limits.includedPrompts));
}

/** The included words per prompt; also used before the service is known. */
export function includedWords(service: ShopService | null): number {
  return service?.includedWordsPerPrompt ?? limits.includedWordsPerPrompt;
}
