import { returnTokenAtom } from '../state/checkout/ask-payment.ts';
import { tellPaidAtom } from '../state/checkout/tell-paid.ts';
import { settingsAtom } from '../state/host/settings.ts';
import type { OrderStore } from '../state/atoms/store.ts';
import { takePaidToken, takeStatusToken } from './page-url.ts';

/**
 * Reads the URL of a buyer who returned from checkout. Returns the token of a payment, to be used once the saved order
 * has loaded.
 */
export function takeTokens(store: OrderStore, isSynced: boolean): () => void {
  store.set(returnTokenAtom, takeStatusToken(isSynced));
  const paid = takePaidToken(store.get(settingsAtom).apiUrl, isSynced);
  return () => void (paid !== null && store.set(tellPaidAtom, { token: paid }));
}
