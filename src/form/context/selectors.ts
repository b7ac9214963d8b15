import type { Order } from '../../domain/order/order.ts';
import type { OrderSession } from '../../state/session/session.ts';

// Parts of the order that several components show (see `useOrder` and `useSession`).

export const selectVoices = ({ voices }: Order): Order['voices'] => voices;
export const selectTracks = ({ tracks }: Order): Order['tracks'] => tracks;
export const selectCurrency = ({ currency }: Order): Order['currency'] => currency;
export const selectDiscount = ({ discount }: Order): Order['discount'] => discount;
export const selectPhoneSystem = ({ phoneSystem }: Order): string => phoneSystem;
export const selectVoiceTab = ({ activeVoiceTab }: Order): Order['activeVoiceTab'] => activeVoiceTab;
export const selectMessageCount = ({ messages }: Order): number => messages.length;

export const selectVoiceSlot = ({ currentSlot }: OrderSession): number => currentSlot.voices;
export const selectTrackSlot = ({ currentSlot }: OrderSession): number => currentSlot.tracks;
export const selectPendingService = ({ pendingService }: OrderSession): OrderSession['pendingService'] =>
  pendingService;
export const selectUndo = ({ undo }: OrderSession): OrderSession['undo'] => undo;
