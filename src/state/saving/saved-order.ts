import * as v from 'valibot';
import { discountSchema } from '../../api/discounts.ts';
import { currencies } from '../../domain/currency.ts';
import { limits } from '../../domain/limits.ts';
import { maximumMessages } from '../../domain/messages.ts';
import type { Order } from '../../domain/order.ts';
import { serviceRules, serviceTypes } from '../../domain/services.ts';
import { styleGuideValues } from '../../domain/style-guide.ts';
import { genders } from '../../domain/voice.ts';

const slots = v.array(v.nullable(v.string()));

const message = v.object({
  id: v.number(),
  content: v.string(),
  guide: v.nullable(v.picklist(styleGuideValues)),
  customStyle: v.string(),
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

/** What its service does not have goes: further voices, music, more messages than may be, another phone system. */
function fitted(order: Order): Order {
  const { hasSeveralVoices, hasMusic, onlyPhoneSystem } = serviceRules[order.serviceType];
  const kept = order.messages.slice(0, maximumMessages(order));
  return {
    ...order,
    voices: hasSeveralVoices ? order.voices : order.voices.slice(0, 1),
    tracks: hasMusic ? order.tracks : [],
    phoneSystem: onlyPhoneSystem ?? order.phoneSystem,
    messages: kept.map((one, index) => ({ ...one, id: index + 1 })),
  };
}

/** The version of what is written now. Whoever changes its shape counts on, and adds a migration. */
const version = 3;

const savedOrder = v.object({
  version: v.literal(version),
  order: v.pipe(orderSchema, v.transform(fitted)),
  idempotencyKey: v.fallback(v.nullable(v.object({ fingerprint: v.string(), key: v.string() })), null),
  created: v.fallback(v.nullable(v.object({ fingerprint: v.string(), orderId: v.string() })), null),
  /** The texts of the guides as they went to the shop. */
  guides: v.fallback(v.record(v.picklist(styleGuideValues), v.string()), {}),
  isSent: v.fallback(v.boolean(), false),
  /** The line of work that this goes on with: what another tab saved of the same line came after ours. */
  lineage: v.string(),
  isCurrencyChosen: v.boolean(),
});

/** What is kept of an order in the browser: no guest data, no token. */
export type SavedOrder = v.InferOutput<typeof savedOrder>;

export const newSavedOrder = (content: Omit<SavedOrder, 'version'>): SavedOrder => ({ version, ...content });

const versioned = v.looseObject({ version: v.pipe(v.number(), v.integer()) });
type Versioned = v.InferOutput<typeof versioned>;

/** Messages of version 2: the style's text stood beside its guide, and was the guide's name until one was chosen. */
const oldOrder = v.looseObject({
  messages: v.array(v.looseObject({ guide: v.picklist(styleGuideValues), style: v.string() })),
});

function withGuidesByName(saved: Versioned): Versioned {
  const { messages, ...order } = v.parse(oldOrder, saved['order']);
  const named = messages.map(({ guide, style, ...rest }) => ({
    ...rest,
    guide: style === guide ? null : guide,
    customStyle: guide === 'custom' ? style : '',
  }));
  // An order that the shop may have must stay the order that it was: its guides are frozen as they were sent.
  const chosen = messages.filter(({ guide, style }) => guide !== 'custom' && style !== guide);
  const guides = Object.fromEntries(chosen.map(({ guide, style }) => [guide, style]));
  return { ...saved, version: 3, order: { ...order, messages: named }, guides, lineage: saved['line'] };
}

/** What makes a saved order of a version one of the next. */
const migrations: Readonly<Record<number, (saved: Versioned) => Versioned>> = {
  // Tabs went over each other's work, and nobody knew who had chosen the currency.
  1: (saved) => ({ ...saved, version: 2, line: '1', isCurrencyChosen: false }),
  2: withGuidesByName,
};

function migrated(saved: Versioned): Versioned {
  const migrate = migrations[saved.version];
  return migrate ? migrated(migrate(saved)) : saved;
}

/**
 * What a stored text holds: a saved order of this or an earlier version, nothing, something of a `newer` version of this
 * script, which is not ours to touch, or something `broken`.
 */
export function readSavedOrder(text: string | null): SavedOrder | 'none' | 'newer' | 'broken' {
  if (text === null) return 'none';
  try {
    const found = v.parse(versioned, JSON.parse(text));
    return found.version > version ? 'newer' : v.parse(savedOrder, migrated(found));
  } catch {
    return 'broken';
  }
}
