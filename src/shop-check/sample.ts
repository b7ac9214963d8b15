import * as v from 'valibot';
import openapi from '../../docs/openapi.json' with { type: 'json' };
import { priceLine, totals } from '../api/calculation.ts';
import { request } from '../api/client.ts';
import { createPayment } from '../api/payments.ts';
import { amount, id, orNull } from '../api/schemas.ts';
import { serviceRules, type ServiceType } from '../domain/order/service-types.ts';
import { includedWords, serviceOfType } from '../domain/order/shop-service.ts';
import type { Subject } from './check-catalogue.ts';
import { reasonOf } from './result.ts';
import { inTime } from './shop.ts';

/** The body of a price request in docs/openapi.json. */
export const { example } = openapi.paths['/order/calculate-guest'].post.requestBody.content['application/json'];

/** What a sample order has instead of the usual. */
export interface Change extends Readonly<Partial<Record<Exclude<keyof typeof example, 'items'>, unknown>>> {
  readonly items?: readonly (Partial<(typeof example.items)[number]> & { readonly name?: string })[];
}

export const wordsOf = (count: number): string => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

/** The body of a price request: the example in docs/openapi.json, with ids of the shop and a change. */
export function sampleBody({ services, voice }: Subject, type: ServiceType, { items = [{}], ...change }: Change = {}) {
  const service = serviceOfType(services, type);
  return {
    ...example,
    serviceId: service?.id,
    selectedVoices: [voice],
    selectedMusic: [],
    selectedMusicOptions: { musicBetweenMessages: 0, comments: '' },
    items: items.map(({ content = 'Thank you for calling.', ...item }, index) => {
      const words = content.split(' ').length;
      const count = { words, wordsExtra: Math.max(0, words - includedWords(service)) };
      return { fileName: `message-${index + 1}`, style: 'Warm', content, count, ...item };
    }),
    phoneSystem: serviceRules[type].onlyPhoneSystem ?? example.phoneSystem,
    referralCode: null,
    ...change,
  };
}

/** The form drops all lines if it can't name one; the check says why. */
const price = v.object({ ...totals.entries, lines: orNull(v.array(priceLine)) });
export type Price = v.InferOutput<typeof price>;

export const isSameAmount = (a: number, b: number): boolean => Math.abs(a - b) < 0.005;

/** Requests a price. Throws ApiError. */
export const priceOf = ({ client }: Subject, json: ReturnType<typeof sampleBody>): Promise<Price> =>
  request(client, price, { path: 'order/calculate-guest', method: 'post', json });

/** Requests a price, by default of the service that comes first; returns it with the order's body. Throws ApiError. */
export async function prepare(subject: Subject, type = subject.types[0] ?? 'moh', change?: Change) {
  const body = sampleBody(subject, type, change);
  const price = await priceOf(subject, body);
  const { subtotal, discount, discountRate, tax, taxRate, total } = price;
  // Shops recognize sample orders by this guest.
  const guest = { email: 'check@example.com', firstName: 'Shop', lastName: 'Check' };
  const phone = serviceRules[type].needsAcknowledgement ? { phone: '613 555 0100' } : {};
  const sums = { subtotal, discount, discountRate, tax, taxRate, total };
  return { price, order: { ...body, serviceType: type, comments: '', ...sums, ...guest, ...phone } };
}

export const newKey = (): string => `check-${crypto.randomUUID()}`;

const placed = v.object({ id, total: orNull(amount) });

/** Places an order, with a key if the shop accepts keys. If it is refused, `id` is null, and `reason` says why. */
export async function place({ client, settings }: Subject, json: object, key = newKey()) {
  const headers = settings.idempotencyKey ? { 'idempotency-key': key } : {};
  try {
    const order = await request(client, placed, { path: 'order/guest', method: 'post', json, headers });
    return { ...order, reason: 'it is accepted' };
  } catch (cause) {
    return { id: null, total: null, reason: reasonOf(cause) };
  }
}

/** Requests the checkout of an order. Throws ApiError. */
export function pay({ client, page, settings }: Subject, order: string | null) {
  const returning = { returnUrl: `${page}/order`, isReturnUrlSent: settings.returnUrl };
  return createPayment(client, order ?? '', { token: null, ...returning, signal: inTime() });
}

/** Whether an order can be paid. */
export const isPayable = (subject: Subject, order: string | null): Promise<boolean> =>
  pay(subject, order).then(Boolean, () => false);
