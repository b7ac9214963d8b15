import * as v from 'valibot';
import { discountSchema } from '../api/discounts.ts';
import { limits } from '../domain/limits.ts';
import { maximumMessages } from '../domain/messages.ts';
import type { Order } from '../domain/order.ts';
import { currencies, serviceTypes } from '../domain/service.ts';
import { styleGuideValues } from '../domain/style-guide.ts';
import { genders } from '../domain/voice.ts';

const slots = v.array(v.nullable(v.string()));

const message = v.object({
  id: v.number(),
  content: v.string(),
  guide: v.picklist(styleGuideValues),
  style: v.string(),
});

const orderSchema: v.GenericSchema<unknown, Order> = v.object({
  serviceType: v.picklist(serviceTypes),
  voices: v.pipe(slots, v.minLength(1), v.maxLength(limits.maxVoices)),
  activeVoiceTab: v.fallback(v.picklist(genders), 'male'),
  tracks: v.pipe(slots, v.maxLength(limits.maxTracks)),
  musicSeconds: v.fallback(v.picklist(limits.musicSeconds), limits.defaultMusicSeconds),
  messages: v.pipe(v.array(message), v.minLength(1)),
  phoneSystem: v.string(),
  proofReading: v.boolean(),
  rushProduction: v.boolean(),
  comments: v.string(),
  acknowledged: v.boolean(),
  currency: v.picklist(currencies),
  discount: v.fallback(v.nullable(discountSchema), null),
});

/** The order that the shop has made of an unchanged order of ours. `fingerprint` tells one body from another. */
const created = v.object({ fingerprint: v.string(), orderId: v.string() });

/** What its service does not have goes: further voices, music, more messages than may be. */
function fitted(order: Order): Order {
  const isOnHold = order.serviceType === 'moh';
  const kept = order.messages.slice(0, maximumMessages(order));
  return {
    ...order,
    voices: isOnHold ? order.voices : order.voices.slice(0, 1),
    tracks: isOnHold ? order.tracks : [],
    messages: kept.map((message, index) => ({ ...message, id: index + 1 })),
  };
}

const savedOrder = v.object({
  version: v.literal(1),
  order: v.pipe(orderSchema, v.transform(fitted)),
  idempotencyKey: v.fallback(v.nullable(v.object({ fingerprint: v.string(), key: v.string() })), null),
  created: v.fallback(v.nullable(created), null),
  isSent: v.fallback(v.boolean(), false),
});

/** What is kept of an order in the browser: no guest data, no token. */
export type SavedOrder = v.InferOutput<typeof savedOrder>;

/** A saved order, checked; null for anything that is not one. */
export function parseSavedOrder(value: unknown): SavedOrder | null {
  const parsed = v.safeParse(savedOrder, value);
  return parsed.success ? parsed.output : null;
}
