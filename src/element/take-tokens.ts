import { returnTokenAtom } from '../state/checkout/ask-payment.ts';
import { tellPaidAtom } from '../state/checkout/tell-paid.ts';
import { settingsAtom } from '../state/host/settings.ts';
import type { OrderStore } from '../state/atoms/store.ts';
import { takeToken } from './page-url.ts';

/** The tokens of payments that forms on the page have used, with their shop. */
const used = new Set<string>();

/**
 * Reads the URL of a buyer who returned from checkout: with a token of the order's status if it has not been paid, or of
 * the payment. The latter is used by one form of the page, once its saved order has loaded: by the returned function.
 */
export function takeTokens(store: OrderStore, isSynced: boolean): () => void {
  store.set(returnTokenAtom, takeToken('voice-order-status', isSynced));
  const token = takeToken('voice-order-paid', isSynced);
  const key = `${store.get(settingsAtom).apiUrl} ${token}`;
  if (!token || used.has(key)) return () => {};
  used.add(key);
  return () => void store.set(tellPaidAtom, { token });
}
