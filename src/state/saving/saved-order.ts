import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { isRecord } from '../../domain/common/json.ts';
import { discountSchema } from '../../api/discounts.ts';
import { flag, orNull, text, textOrEmpty } from '../../api/schemas.ts';
import { genders } from '../../domain/catalogue/voice.ts';
import { currencies } from '../../domain/checkout/currency.ts';
import { cleanTexts } from '../../domain/clean-text.ts';
import { limits } from '../../domain/common/limits.ts';
import { maximumMessages } from '../../domain/order/messages.ts';
import { forEachOption } from '../../domain/order/order-options.ts';
import { discountReference } from '../../domain/checkout/discount.ts';
import { noSubmission } from '../../domain/checkout/submission.ts';
import { freshOrder, isUntouched, orderVersion, type Order } from '../../domain/order/order.ts';
import { serviceRules, serviceTypes, type ServiceType } from '../../domain/order/service-types.ts';
import { styleGuideValues } from '../../domain/order/style-guide.ts';
import { isPaidAtom, isSentAtom } from '../checkout/checkout-state.ts';
import { leavesSummaryAtom } from '../checkout/open-summary.ts';
import { startSession, type Form } from '../form.ts';
import { orderSteps } from '../host/host.ts';
import { recheckDiscount } from '../session/apply-discount.ts';
import { isUntouchedAtom } from '../session/order-atoms.ts';
import { newSession, sessionAtom } from '../session/session.ts';

/** A saved order of any version, before it is checked. */
type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});

/** Converts an order of 1.0.0: each option was a field of its own, and its `content` can't be compared. */
function fromVersion4(saved: Fields): Fields {
  const { proofReading, rushProduction, rushDropped, ...rest } = fieldsOf(saved['order']);
  const order = { ...rest, options: { proofReading, rush: rushProduction === true || rushDropped === true } };
  return { ...saved, version: 5, order, created: { ...fieldsOf(saved['created']), content: null } };
}

const slots = (least: number, most: number) =>
  v.pipe(v.array(v.nullish(v.string(), null)), v.minLength(least), v.maxLength(most));

/** A list that may be missing. */
const listOr = <Item extends v.GenericSchema>(item: Item) => v.fallback(v.pipe(v.array(item), v.readonly()), []);

const message = v.object({
  id: v.number(),
  content: v.string(),
  guide: v.nullish(v.picklist(styleGuideValues), null),
  customStyle: v.string(),
  name: textOrEmpty,
  isNameSuggested: v.fallback(v.boolean(), false),
  voice: text,
});

const orderSchema: v.GenericSchema<unknown, Order> = v.object({
  serviceType: v.picklist(serviceTypes),
  voices: slots(1, limits.maxVoices),
  activeVoiceTab: v.fallback(v.picklist(genders), 'male'),
  tracks: slots(0, limits.maxTracks),
  musicSeconds: v.fallback(v.picklist(limits.musicSeconds), limits.defaultMusicSeconds),
  messages: v.pipe(v.array(message), v.nonEmpty()),
  pronunciations: listOr(v.object({ word: v.string(), sound: v.string() })),
  phoneSystem: v.string(),
  options: v.object(forEachOption(() => v.nullish(v.boolean(), false))),
  comments: v.string(),
  acknowledged: v.boolean(),
  currency: v.picklist(currencies),
  discount: orNull(discountSchema),
});

/** Removes what its service does not allow: further voices, music, surplus messages, another phone system. */
function fitted(order: Order): Order {
  const { hasSeveralVoices, hasMusic, onlyPhoneSystem } = serviceRules[order.serviceType];
  return {
    ...order,
    voices: hasSeveralVoices ? order.voices : order.voices.slice(0, 1),
    tracks: hasMusic ? order.tracks : [],
    phoneSystem: onlyPhoneSystem ?? order.phoneSystem,
    messages: order.messages.slice(0, maximumMessages(order)).map((one, index) => ({ ...one, id: index + 1 })),
  };
}

const savedOrder = v.object({
  version: v.picklist([orderVersion]),
  order: v.pipe(orderSchema, v.transform(fitted)),
  idempotencyKey: orNull(v.object({ fingerprint: v.string(), key: v.string(), replaces: v.nullish(v.string()) })),
  created: orNull(
    v.object({
      fingerprint: v.string(),
      orderId: v.string(),
      content: v.nullish(v.string()),
      statusToken: v.nullish(v.string()),
      isPaid: v.nullish(v.boolean()),
    }),
  ),
  /** The guides' texts as sent to the shop. */
  guides: listOr(v.object({ guide: v.picklist(styleGuideValues), text: v.string() })),
  isSent: flag,
  isCurrencyChosen: v.boolean(),
  /** Whether the buyer left its summary to log in. */
  isInSummary: v.nullish(v.boolean()),
  steps: listOr(v.picklist(orderSteps)),
});

/** The data of an order that is stored in the browser: no guest data, no token. */
export type SavedOrder = v.InferOutput<typeof savedOrder>;

/**
 * A saved order of this or an earlier version; null if there is none that can be read; `foreign` if it is not ours to
 * change, because it is of a newer version of this script, or of a service that is not offered.
 */
export function readSavedOrder(
  stored: string | null,
  offered: readonly ServiceType[] = serviceTypes,
): SavedOrder | 'foreign' | null {
  try {
    const found: unknown = cleanTexts(JSON.parse(stored ?? 'null'));
    if (!isRecord(found)) return null;
    if (Number(found['version']) > orderVersion) return 'foreign';
    const { success, output } = v.safeParse(savedOrder, found['version'] === 4 ? fromVersion4(found) : found);
    if (!success) return null;
    return isUntouched(output.order) || offered.includes(output.order.serviceType) ? output : 'foreign';
  } catch {
    return null;
  }
}

/** Replaces the current order by a saved one. One without work does not change the service. */
export function restoreOrder(form: Form, saved: SavedOrder): void {
  const { serviceType, discount } = form.store.get(sessionAtom).order;
  const { order, idempotencyKey, created, guides, isCurrencyChosen, steps } = saved;
  const step = created?.isPaid ? 'paid' : saved.isSent ? 'sent' : 'closed';
  startSession(
    form,
    newSession(isUntouched(order) ? freshOrder(serviceType, order.currency) : order, {
      isCurrencyChosen,
      submission: { idempotencyKey, created, guides },
      checkout: { step },
      reportedSteps: steps,
    }),
  );
  if (discountReference(order.discount) !== discountReference(discount)) void recheckDiscount(form);
}

/** The order as it will be saved. */
export const orderToSaveAtom = atom((get): SavedOrder => {
  const { order, submission, isCurrencyChosen, reportedSteps } = get(sessionAtom);
  return {
    version: orderVersion,
    // The page sets its values in an untouched order again, so they are not saved.
    order: get(isUntouchedAtom) ? freshOrder(order.serviceType, order.currency) : order,
    idempotencyKey: submission.idempotencyKey,
    // A paid order is saved as paid.
    created: submission.created && get(isPaidAtom) ? { ...submission.created, isPaid: true } : submission.created,
    guides: submission.guides,
    isSent: get(isSentAtom),
    isCurrencyChosen,
    ...(get(leavesSummaryAtom) && { isInSummary: true }),
    steps: reportedSteps,
  };
});

/** An order on its way to another page: the shop does not know it yet. */
export const asNewOrder = (saved: SavedOrder): SavedOrder => ({ ...saved, ...noSubmission, isSent: false, steps: [] });
