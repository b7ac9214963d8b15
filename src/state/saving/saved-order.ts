import * as v from 'valibot';
import { discountSchema } from '../../api/discounts.ts';
import { currencies } from '../../domain/currency.ts';
import { limits } from '../../domain/limits.ts';
import { maximumMessages } from '../../domain/messages.ts';
import type { Order } from '../../domain/order.ts';
import { isRecord } from '../../domain/same.ts';
import { serviceRules, serviceTypes } from '../../domain/services.ts';
import { styleGuideValues } from '../../domain/style-guide.ts';
import { genders } from '../../domain/voice.ts';

const slots = (least: number, most: number) =>
  v.pipe(
    v.array(v.nullish(v.string(), null)),
    v.check(({ length }) => length >= least && length <= most),
  );

const message = v.object({
  id: v.number(),
  content: v.string(),
  guide: v.nullish(v.picklist(styleGuideValues), null),
  customStyle: v.string(),
  name: v.fallback(v.string(), ''),
  namedFor: v.fallback(v.string(), ''),
  voice: v.fallback(v.nullish(v.string(), null), null),
});

const orderSchema: v.GenericSchema<unknown, Order> = v.object({
  serviceType: v.picklist(serviceTypes),
  voices: slots(1, limits.maxVoices),
  activeVoiceTab: v.fallback(v.picklist(genders), 'male'),
  tracks: slots(0, limits.maxTracks),
  musicSeconds: v.fallback(v.picklist(limits.musicSeconds), limits.defaultMusicSeconds),
  messages: v.pipe(
    v.array(message),
    v.check(({ length }) => length > 0),
  ),
  pronunciations: v.fallback(v.array(v.object({ word: v.string(), sound: v.string() })), []),
  phoneSystem: v.string(),
  proofReading: v.boolean(),
  rushProduction: v.boolean(),
  rushDropped: v.fallback(v.boolean(), false),
  comments: v.string(),
  acknowledged: v.boolean(),
  currency: v.picklist(currencies),
  discount: v.fallback(v.nullish(discountSchema, null), null),
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
const version = 4;

const savedOrder = v.object({
  version: v.picklist([version]),
  order: v.pipe(orderSchema, v.transform(fitted)),
  idempotencyKey: v.fallback(
    v.nullish(v.object({ fingerprint: v.string(), key: v.string(), replaces: v.nullish(v.string()) }), null),
    null,
  ),
  created: v.fallback(
    v.nullish(
      v.object({
        fingerprint: v.string(),
        orderId: v.string(),
        content: v.nullish(v.string()),
        statusToken: v.nullish(v.string()),
        isPaid: v.nullish(v.boolean()),
      }),
      null,
    ),
    null,
  ),
  /** The texts of the guides as they went to the shop. */
  guides: v.fallback(v.array(v.object({ guide: v.picklist(styleGuideValues), text: v.string() })), []),
  isSent: v.fallback(v.boolean(), false),
  /** The line of work that this goes on with: what another tab saved of the same line came after ours. */
  lineage: v.string(),
  isCurrencyChosen: v.boolean(),
});

/** What is kept of an order in the browser: no guest data, no token. */
export type SavedOrder = v.InferOutput<typeof savedOrder>;

export const newSavedOrder = (content: Omit<SavedOrder, 'version'>): SavedOrder => ({ version, ...content });

/** A saved order of any version, before it is checked. */
type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});
const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

/** In version 2 the style's text stood beside its guide, and was the guide's name until one was chosen. */
function withGuidesByName(saved: Fields): Fields {
  const order = fieldsOf(saved['order']);
  const old = listOf(order['messages']);
  const messages = old.map(({ guide, style, ...rest }) => ({
    ...rest,
    guide: style === guide ? null : guide,
    customStyle: guide === 'custom' ? style : '',
  }));
  // An order that the shop may have must stay the order that it was: its guides are frozen as they were sent.
  const chosen = old.filter(({ guide, style }) => guide !== 'custom' && style !== guide);
  const guides = chosen.map(({ guide, style }) => ({ guide, text: style }));
  return { ...saved, version: 3, order: { ...order, messages }, guides, lineage: saved['line'] };
}

/** What makes a saved order of a version one of the next. */
const migrations: readonly (readonly [from: number, migrate: (saved: Fields) => Fields])[] = [
  // Tabs went over each other's work, and nobody knew who had chosen the currency.
  [1, (saved) => ({ ...saved, version: 2, line: '1', isCurrencyChosen: false })],
  [2, withGuidesByName],
  // Messages had no names of their own, and nobody could say how a word sounds.
  [3, (saved) => ({ ...saved, version: 4 })],
];

const migrated = (found: Fields): Fields =>
  migrations.reduce((saved, [from, migrate]) => (saved['version'] === from ? migrate(saved) : saved), found);

/**
 * What a stored text holds: a saved order of this or an earlier version, nothing, something of a `newer` version of this
 * script, which is not ours to touch, or something `broken`.
 */
export function readSavedOrder(text: string | null): SavedOrder | 'none' | 'newer' | 'broken' {
  if (text === null) return 'none';
  try {
    const found = fieldsOf(JSON.parse(text));
    return Number(found['version']) > version ? 'newer' : v.parse(savedOrder, migrated(found));
  } catch {
    return 'broken';
  }
}
