import { guestOrderBody } from '../api/orders.ts';
import type { SiteSettings } from '../api/site-settings.ts';
import type { Address } from '../domain/buyer/address.ts';
import type { Currency } from '../domain/checkout/currency.ts';
import { emptyGuest } from '../domain/buyer/guest.ts';
import { calculationBody, orderBody, type OrderContext } from '../domain/checkout/order-body.ts';
import { emptyMessage, freshOrder, type Message, type Order } from '../domain/order/order.ts';
import type { Totals } from '../domain/checkout/prices.ts';
import { serviceRules, serviceTypes, type ServiceType } from '../domain/order/services.ts';
import { serviceOfType, type ShopService } from '../domain/order/shop-service.ts';
import type { Track } from '../domain/catalogue/track.ts';

export const ontario: Address = {
  country: 'CA',
  state: 'ON',
  city: 'Ottawa',
  houseNumber: '12',
  street: 'Bank Street',
  postalCode: 'K1P 5N2',
};

/** Addresses in other countries: one has states, the other has none. */
export const abroad: readonly Address[] = [
  { country: 'US', state: 'NY', city: 'New York', houseNumber: '350', street: 'Fifth Avenue', postalCode: '10118' },
  { country: 'DE', state: '', city: 'Berlin', houseNumber: '7', street: 'Straße des 17. Juni', postalCode: '10557' },
];

/** The guest of sample orders. Shops recognize them by this name and email. */
export const sampleGuest = {
  ...emptyGuest,
  ...ontario,
  email: 'check@example.com',
  firstName: 'Shop',
  lastName: 'Check',
  phone: '613 555 0100',
  acceptedTerms: true,
};

/** The types of service that a shop offers. */
export const offeredOf = (services: readonly ShopService[]): readonly ServiceType[] =>
  serviceTypes.filter((type) => serviceOfType(services, type) !== null);

/** The parts of sample orders. */
export interface Samples {
  readonly services: readonly ShopService[];
  /** The types that are offered; at least one. */
  readonly types: readonly ServiceType[];
  /** The id of a voice. */
  readonly voice: string;
  readonly track: Track | null;
  readonly settings: SiteSettings;
}

/** A message whose words every shop counts the same way. */
export const sampleMessage = (id: number, words = 9): Message => ({
  ...emptyMessage(id),
  content: Array.from({ length: words }, (_, index) => `word${index}`).join(' '),
});

/** A small order for a service, in Canadian dollars, with an optional change. */
export function sampleOf(
  { voice }: Samples,
  type: ServiceType,
  change: (order: Order) => Order = (order) => order,
): Order {
  return change({
    ...freshOrder(type, 'CAD'),
    voices: [voice],
    messages: [
      { ...emptyMessage(1), content: 'Test order: please delete. Thank you for calling, please stay on the line.' },
    ],
  });
}

/** A sentence about the phone system that the form sends with a service that has only one; otherwise empty. */
export function phoneSystemSent(type: ServiceType): string {
  const { onlyPhoneSystem } = serviceRules[type];
  return onlyPhoneSystem === null ? '' : ` The form sends it with \`phoneSystem: "${onlyPhoneSystem}"\`: accept that.`;
}

export const inCurrency =
  (currency: Currency) =>
  (order: Order): Order => ({ ...order, currency });

const contextOf = ({ services, settings }: Samples, { serviceType }: Order): OrderContext => ({
  service: serviceOfType(services, serviceType),
  referral: null,
  guideText: () => 'Warm',
  messageNames: settings.messageNames,
});

/** An order, and the address of the guest who places it; by default, it is in Ontario. */
export interface Question {
  readonly order: Order;
  readonly address?: Address;
}

/** The body that the form sends to get the price of an order at an address. */
export const calculationOf = (samples: Samples, order: Order, address: Address = ontario) => ({
  ...calculationBody(order, contextOf(samples, order)),
  address,
});

/** The body for the price of a small order. */
export const smallest = (samples: Samples) => calculationOf(samples, sampleOf(samples, samples.types[0] ?? 'moh'));

/** The body that the form sends to place an order at these totals. */
export const guestBodyOf = (samples: Samples, { order, address = ontario }: Question, totals: Totals) =>
  guestOrderBody(orderBody(order, contextOf(samples, order), totals), { ...sampleGuest, ...address });
export type GuestBody = ReturnType<typeof guestBodyOf>;
