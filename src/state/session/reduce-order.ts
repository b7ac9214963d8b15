import { isSame } from '../../domain/common/json.ts';
import { cleanTexts } from '../../domain/clean-text.ts';
import { addSlot, chooseVoice, removeSlotAt, toggleTrack } from '../../domain/order/slots.ts';
import { freshOrder, isUntouched } from '../../domain/order/order.ts';
import { withOption } from '../../domain/order/order-options.ts';
import type { SessionAction } from './session-action.ts';
import type { OrderSession } from './session.ts';

/** Fills an untouched order with the values of the page, and removes values that the page no longer has. */
function withPrefill(session: OrderSession, prefill: OrderSession['prefill'], isLate: boolean): OrderSession {
  const { order } = session;
  if (isSame(prefill, session.prefill)) return session;
  if (!isUntouched(order, session.prefill)) return isLate ? withLatePrefill(session, prefill) : session;
  const { voices, activeVoiceTab, phoneSystem, discount } = freshOrder(order.serviceType, order.currency);
  return { ...session, prefill, order: { ...order, voices, activeVoiceTab, phoneSystem, discount, ...prefill } };
}

/** Gives an order that the buyer has begun meanwhile the page's voice and discount, unless it has its own. */
function withLatePrefill(session: OrderSession, prefill: OrderSession['prefill']): OrderSession {
  const { order, initialOrder, prefill: known, checkout, submission } = session;
  const isSent = checkout.step !== 'closed' || submission.created !== null;
  if (isSent || !isUntouched(initialOrder)) return session;
  const { voices, activeVoiceTab, discount } = prefill;
  const late = {
    ...(voices && !known.voices && isSame(order.voices, [null]) && { voices, activeVoiceTab }),
    ...(discount && !known.discount && order.discount === null && { discount }),
  };
  if (Object.keys(late).length === 0) return session;
  return { ...session, prefill: { ...known, ...late }, order: { ...order, ...late } };
}

function reduceSlots(session: OrderSession, action: SessionAction): OrderSession {
  const { order, currentSlot } = session;
  switch (action.type) {
    case 'slotAdded': {
      const added = addSlot(order, action.field);
      return {
        ...session,
        order: added,
        currentSlot: { ...currentSlot, [action.field]: added[action.field].length - 1 },
      };
    }
    case 'slotSelected':
      return { ...session, currentSlot: { ...currentSlot, [action.field]: action.index } };
    case 'slotRemoved': {
      const removed = removeSlotAt(order, action.field, action.index);
      const isBefore = action.index < currentSlot[action.field];
      const slot = Math.min(currentSlot[action.field] - Number(isBefore), removed[action.field].length - 1);
      return { ...session, order: removed, currentSlot: { ...currentSlot, [action.field]: Math.max(0, slot) } };
    }
    case 'voiceChosen':
      return { ...session, order: chooseVoice(order, currentSlot.voices, action.id) };
    case 'trackToggled': {
      const toggled = toggleTrack(order, currentSlot.tracks, action.id);
      const slot = Math.max(0, Math.min(currentSlot.tracks, toggled.tracks.length - 1));
      return { ...session, order: toggled, currentSlot: { ...currentSlot, tracks: slot } };
    }
    default:
      return session;
  }
}

function reduceDiscount(session: OrderSession, action: SessionAction): OrderSession {
  switch (action.type) {
    case 'discountRequested':
      return { ...session, isApplyingDiscount: true };
    case 'discountApplied':
      return {
        ...session,
        order: { ...session.order, discount: action.discount },
        isApplyingDiscount: false,
        refusedCode: null,
      };
    case 'discountRefused':
      return { ...session, isApplyingDiscount: false, refusedCode: action.refused };
    case 'discountRemoved':
      return { ...session, order: { ...session.order, discount: null } };
    default:
      return session;
  }
}

/** Choices of the buyer or the page that concern the whole order. */
export function reduceOrder(session: OrderSession, action: SessionAction): OrderSession {
  const { order } = session;
  switch (action.type) {
    case 'orderEdited':
      return { ...session, order: { ...order, ...cleanTexts(action.edit) } };
    case 'optionChanged':
      return { ...session, order: withOption(action.code, action.isChosen)(order) };
    case 'currencyChosen':
      return { ...session, isCurrencyChosen: true, order: { ...order, currency: action.currency } };
    case 'currencySuggested':
      return session.isCurrencyChosen || !isUntouched(order, session.prefill)
        ? session
        : { ...session, order: { ...order, currency: action.currency } };
    case 'orderPrefilled':
      return withPrefill(session, action.prefill, action.isLate);
    case 'serviceSwitchRequested':
      return { ...session, pendingService: action.service };
    default:
      return reduceDiscount(reduceSlots(session, action), action);
  }
}
