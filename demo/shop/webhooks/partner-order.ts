import { toMajor } from '../pricing/money.ts';
import type { CountedOrder } from '../repositories/partner-orders.ts';

/** The data of an order for its partner: nothing about its buyer and its texts. */
export function partnerOrder({ order, messages }: CountedOrder) {
  const { id, referralCode, reference, serviceType, currency, paidAt } = order;
  return {
    orderId: id,
    referral: referralCode,
    reference,
    service: serviceType,
    messages,
    currency,
    subtotal: toMajor(order.subtotal),
    discount: toMajor(order.discount),
    tax: toMajor(order.tax),
    total: toMajor(order.total),
    paidAt: paidAt?.toISOString() ?? null,
  };
}
