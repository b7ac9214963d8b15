import type { Address } from '../domain/address.ts';
import type { Currency } from '../domain/currency.ts';
import { emptyGuest } from '../domain/guest.ts';
import { calculationBody, orderBody, type OrderContext } from '../domain/order-body.ts';
import { emptyMessage, freshOrder } from '../domain/order.ts';
import { serviceTypes, type ServiceType } from '../domain/services.ts';
import { serviceOfType, type ShopService } from '../domain/shop-service.ts';
import type { Totals } from '../domain/prices.ts';

const ontario: Address = {
  country: 'CA',
  state: 'ON',
  city: 'Ottawa',
  houseNumber: '12',
  street: 'Bank Street',
  postalCode: 'K1P 5N2',
};

export const sampleGuest = {
  ...emptyGuest,
  ...ontario,
  email: 'check@example.com',
  firstName: 'Shop',
  lastName: 'Check',
  acceptedTerms: true,
};

/** The types of service that a shop offers. */
export const offeredOf = (services: readonly ShopService[]): readonly ServiceType[] =>
  serviceTypes.filter((type) => serviceOfType(services, type) !== null);

/** A small order of the first service that is offered, as the element would send it. */
export function sampleOrder(services: readonly ShopService[], voice: string, currency: Currency) {
  const [type = 'moh'] = offeredOf(services);
  const context: OrderContext = { service: serviceOfType(services, type), referral: null, guideText: () => 'Warm' };
  const message = { ...emptyMessage(1), content: 'Thank you for calling. Please stay on the line.' };
  const order = { ...freshOrder(type, currency), voices: [voice], messages: [message] };
  return {
    calculation: { ...calculationBody(order, context), address: ontario },
    body: (totals: Totals) => orderBody(order, context, totals),
  };
}
export type SampleOrder = ReturnType<typeof sampleOrder>;
