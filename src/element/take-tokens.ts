import { returnTokenAtom } from '../state/checkout/ask-payment.ts';
import { tellPaidAtom } from '../state/checkout/tell-paid.ts';
import { settingsAtom } from '../state/host/settings.ts';
import type { OrderStore } from '../state/atoms/store.ts';
import { takePaidToken, takeStatusToken } from './page-url.ts';

/**
 * Takes up what the address of a buyer who is back from checkout holds. Returns what tells of a payment, for when the saved
 * order is there.
 */
export function takeTokens(store: OrderStore, isSynced: boolean): () => void {
  store.set(returnTokenAtom, takeStatusToken(isSynced));
  const paid = takePaidToken(store.get(settingsAtom).apiUrl, isSynced);
  return () => void (paid !== null && store.set(tellPaidAtom, { token: paid }));
}
