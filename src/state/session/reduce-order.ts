import type { Currency } from '../../domain/checkout/currency.ts';
import type { Discount } from '../../domain/checkout/discount.ts';
import { isSame } from '../../domain/common/json.ts';
import { cleanTexts } from '../../domain/clean-text.ts';
import { addSlot, chooseVoice, removeSlotAt, toggleTrack, type SlotField } from '../../domain/order/slots.ts';
import { freshOrder, isUntouched, type Order, type Prefill } from '../../domain/order/order.ts';
import { withOption, type OptionCode } from '../../domain/order/order-options.ts';
import type { ServiceType } from '../../domain/order/service-types.ts';
import type { OrderSession, Reducers } from './session.ts';

/** The fields of an order that a control of the form sets directly. */
type EditableFields = Pick<
  Order,
  'activeVoiceTab' | 'musicSeconds' | 'pronunciations' | 'phoneSystem' | 'comments' | 'acknowledged'
>;

/** The session after an action that changes only the order. */
export const onOrder =
  <Payload>(change: (order: Order, payload: Payload) => Order) =>
  (session: OrderSession, payload: Payload): OrderSession => ({ ...session, order: change(session.order, payload) });

const withFields = (session: OrderSession, fields: Partial<Order>): OrderSession => ({
  ...session,
  order: { ...session.order, ...fields },
});

/** Fills an untouched order with the values of the page, and removes values that the page no longer has. */
function withPrefill(session: OrderSession, prefill: Prefill, isLate: boolean): OrderSession {
  const { order } = session;
  if (isSame(prefill, session.prefill)) return session;
  if (!isUntouched(order, session.prefill)) return isLate ? withLatePrefill(session, prefill) : session;
  const { voices, activeVoiceTab, phoneSystem, discount } = freshOrder(order.serviceType, order.currency);
  return { ...withFields(session, { voices, activeVoiceTab, phoneSystem, discount, ...prefill }), prefill };
}

/** Gives an order that the buyer has begun meanwhile the page's voice and discount, unless it has its own. */
function withLatePrefill(session: OrderSession, prefill: Prefill): OrderSession {
  const { order, initialOrder, prefill: known, checkout, submission } = session;
  const isSent = checkout.step !== 'closed' || submission.created !== null;
  if (isSent || !isUntouched(initialOrder)) return session;
  const { voices, activeVoiceTab, discount } = prefill;
  const late = {
    ...(voices && !known.voices && isSame(order.voices, [null]) && { voices, activeVoiceTab }),
    ...(discount && !known.discount && order.discount === null && { discount }),
  };
  return Object.keys(late).length === 0 ? session : { ...withFields(session, late), prefill: { ...known, ...late } };
}

/** Makes a slot the current one, or the last one if there are fewer. */
const withSlot = (session: OrderSession, field: SlotField, slot: number): OrderSession => ({
  ...session,
  currentSlot: {
    ...session.currentSlot,
    [field]: Math.max(0, Math.min(slot, session.order[field].length - 1)),
  },
});

/** Choices of the buyer or the page that concern the whole order. */
export const orderReducers = {
  orderEdited: (session, { edit }: { edit: Partial<EditableFields> }) => withFields(session, cleanTexts(edit)),
  optionChanged: onOrder((order, { code, isChosen }: { code: OptionCode; isChosen: boolean }) =>
    withOption(code, isChosen)(order),
  ),
  currencyChosen: (session, { currency }: { currency: Currency }) => ({
    ...withFields(session, { currency }),
    isCurrencyChosen: true,
  }),
  currencySuggested: (session, { currency }: { currency: Currency }) =>
    session.isCurrencyChosen || !isUntouched(session.order, session.prefill)
      ? session
      : withFields(session, { currency }),
  orderPrefilled: (session, { prefill, isLate }: { prefill: Prefill; isLate: boolean }) =>
    withPrefill(session, prefill, isLate),
  serviceSwitchRequested: (session, { service }: { service: ServiceType | null }) => ({
    ...session,
    pendingService: service,
  }),
  slotAdded: (session, { field }: { field: SlotField }) =>
    withSlot({ ...session, order: addSlot(session.order, field) }, field, Infinity),
  slotSelected: (session, { field, index }: { field: SlotField; index: number }) => withSlot(session, field, index),
  slotRemoved: (session, { field, index }: { field: SlotField; index: number }) => {
    const slot = session.currentSlot[field];
    const removed = { ...session, order: removeSlotAt(session.order, field, index) };
    return withSlot(removed, field, index < slot ? slot - 1 : slot);
  },
  voiceChosen: (session, { id }: { id: string }) => ({
    ...session,
    order: chooseVoice(session.order, session.currentSlot.voices, id),
  }),
  trackToggled: (session, { id }: { id: string }) => {
    const slot = session.currentSlot.tracks;
    return withSlot({ ...session, order: toggleTrack(session.order, slot, id) }, 'tracks', slot);
  },
  discountRequested: (session) => ({ ...session, isApplyingDiscount: true }),
  discountApplied: (session, { discount }: { discount: Discount }) => ({
    ...withFields(session, { discount }),
    isApplyingDiscount: false,
    refusedCode: null,
  }),
  discountRefused: (session, { refused }: { refused: OrderSession['refusedCode'] }) => ({
    ...session,
    isApplyingDiscount: false,
    refusedCode: refused,
  }),
  discountRemoved: (session) => withFields(session, { discount: null }),
} satisfies Reducers;
